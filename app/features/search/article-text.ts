import { articlePath } from '#article-host/article-name.ts'
import { recallArticle } from '#article-host/read-article.ts'
import { environment } from '#app/lib/environment.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'

const texts = new Map<string, Promise<string>>()

/**
 * The Markdown of an article, for a line of context: the text that this browser read last if it is newer than the build, otherwise
 * the copy of the build. It is read once.
 *
 * @returns `''` if there is none; then the next call tries again
 */
export function articleText(name: string, isNewer: boolean): Promise<string> {
  const key = `${isNewer} ${name}`
  const reading = texts.get(key) ?? read(name, isNewer).catch(() => '')
  texts.set(key, reading)
  void reading.then((text) => text === '' && texts.delete(key))
  return reading
}

async function read(name: string, isNewer: boolean): Promise<string> {
  if (isNewer) return (await recallArticle(ARTICLE_HOST, name, environment))?.value.text ?? ''
  const response = await fetch(`${PATH_PREFIX}${articlePath(name)}.md`)
  // Some hosts answer with their start page for a missing file.
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
  return response.ok && !isPage ? response.text() : ''
}
