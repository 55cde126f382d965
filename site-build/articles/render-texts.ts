import { existsSync } from 'node:fs'
import { sortedByName } from '#article-host/listing.ts'
import { tooSlow } from '#markdown/words.ts'
import type {
  RenderedFolder,
  RenderedText,
  Settings,
  Source,
  SourceArticle,
  TextPlaces,
  Article,
} from '#site-build/model.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { languagesOfNames } from '#site-build/read/words/language-names.ts'
import { decodeText, NO_SOURCE } from '#site-build/source/choose-files.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import type { ArticleThreads } from './article-threads.ts'
import { type BuildCache, digestOf, memoryCache } from './build-cache.ts'
import { renderArticle } from './checks/check-article.ts'
import { measurePictures } from './pictures/measure-pictures.ts'
import { areSamePictures } from './pictures/picture-at.ts'

type Renderer = Pick<ServerEntry, 'formatFile' | 'renderHtml'>

/** What rendering needs besides the texts. Without a cache everything is rendered, without threads in this process. */
export type RenderTools = {
  settings: Settings
  server: Renderer
  publicFolder: string
  cache?: BuildCache
  threadsFor?: (places: TextPlaces) => ArticleThreads
}

/** Renders and checks the articles of a source. */
export async function renderArticles(source: Source, tools: RenderTools): Promise<RenderedFolder> {
  const { settings, publicFolder } = tools
  const { files, pages, embedded } = settings.articles
  const { name: owner } = settings.content.owner
  const bases = {
    files,
    pages,
    embedded,
    base: settings.base,
    owner,
    publicFolder,
    folder: 'articles' as const,
  }
  // Without a repository, the pictures are beside the site already.
  return renderTexts(source, bases, !embedded, tools)
}

/**
 * Renders and checks the owner's pages, without drafts, in the order of the navigation.
 *
 * @param folder the folder of the pages, which may be missing
 */
export async function renderOwnPages(folder: string, tools: RenderTools): Promise<RenderedFolder> {
  const { settings, publicFolder } = tools
  const { base, content } = settings
  const { name: owner } = content.owner
  const source = existsSync(folder) ? await readCheckout(folder, 'pages') : NO_SOURCE
  const bases = {
    files: base,
    pages: null,
    embedded: true,
    base,
    owner,
    publicFolder,
    folder: 'pages' as const,
  }
  const rendered = await renderTexts(source, bases, true, tools)
  const inNavigation = settings.pages.flatMap(
    ({ name }) => rendered.articles.find(({ facts }) => facts.name === name) ?? [],
  )
  return { ...rendered, articles: inNavigation }
}

type ListedText = Pick<SourceArticle, 'name' | 'sha'>

type CachedText = {
  text: RenderedText
  /** The number of builds in which formatting the text took too long, so that it is shown as it is written. */
  missedDeadlines: number
}

/** A suspended machine misses deadlines, too, so a later build tries once more. Then it waits for no deadline until something changes. */
const MAX_MISSED_DEADLINES = 2

/** Renders every text that is not in the cache. Only the facts stay in memory: `textOf` reads a text from the cache. */
async function renderTexts(
  source: Source,
  bases: Omit<TextPlaces, 'measured'>,
  copiesPictures: boolean,
  tools: RenderTools,
): Promise<RenderedFolder> {
  const { settings, server, cache = memoryCache(), threadsFor = inThisProcess(server) } = tools
  const places = { ...bases, measured: await measurePictures(source.pictures, copiesPictures) }
  const languages = languagesOfNames(source.articles.map(({ name }) => name))
  const langOf = (name: string) => languages.get(name)?.lang
  const keyOf = cacheKeys(bases, settings, langOf)
  const readCached = (text: ListedText) => cache.read(keyOf(text)) as CachedText | undefined
  const threads = threadsFor(places)
  const render = textRenderer({ source, places, server, threads, langOf })
  const articles: Article[] = []
  let rendered = 0

  async function renderUnlessCached(article: SourceArticle): Promise<RenderedText> {
    const cached = readCached(article)
    if (cached !== undefined && isCurrent(cached, places)) return cached.text
    rendered += 1
    const made = await render(article, cached?.missedDeadlines ?? 0)
    cache.write(keyOf(article), made)
    return made.text
  }

  // The workers share one iterator, so that each takes the next text that none has taken.
  const queue = sortedByName(source.articles).entries()
  async function work() {
    for (const [index, listed] of queue) {
      const { article } = await renderUnlessCached(listed)
      const { changedAt, earlier } = listed
      // The text may be the same after a later commit, but not its history.
      articles[index] = { ...article, facts: { ...article.facts, changedAt, earlier } }
    }
  }
  const workers = Array.from({ length: threads.size }, work)
  await Promise.all(workers).finally(threads.close)
  return {
    source,
    places,
    articles,
    rendered,
    // It has been rendered above.
    textOf: (article) => readCached(article)!.text,
  }
}

/** Returns a function that makes the key of a text in the cache. It has everything that the rendered text depends on. */
function cacheKeys(
  bases: Omit<TextPlaces, 'measured'>,
  { words, content }: Settings,
  langOf: (name: string) => string | undefined,
) {
  // A complete path, which says nothing about the text.
  const { publicFolder: _publicFolder, ...basesInKey } = bases
  const digest = digestOf([basesInKey, words, content.lang])
  return ({ name, sha }: ListedText) => ['text', digest, name, sha, langOf(name) ?? '']
}

/** Whether a cached text is what rendering would make of it now. */
function isCurrent({ text, missedDeadlines }: CachedText, places: TextPlaces): boolean {
  const isTriedAgain = missedDeadlines > 0 && missedDeadlines < MAX_MISSED_DEADLINES
  return !isTriedAgain && areSamePictures(text.article.pictures, places)
}

type RendererParts = {
  source: Source
  places: TextPlaces
  server: Renderer
  threads: ArticleThreads
  langOf: (name: string) => string | undefined
}

/** Returns a function that renders a text in a thread, or, if that fails, shows it as it is written, with the reason. */
function textRenderer({ source, places, server, threads, langOf }: RendererParts) {
  return async (article: SourceArticle, missedDeadlines: number): Promise<CachedText> => {
    const text = decodeText(await source.readBytes(article))
    const lang = langOf(article.name)
    const file = { ...article, text, ...(lang !== undefined && { lang }) }
    const result = await threads.render(file)
    const hasFailed = typeof result === 'string'
    if (!hasFailed) return { text: result, missedDeadlines: 0 }
    const asWritten = renderArticle(server, await server.formatFile(file, places, result), places)
    return { text: asWritten, missedDeadlines: result === tooSlow ? missedDeadlines + 1 : 0 }
  }
}

/** Renders articles in this process, for a running server, which has loaded the application already. */
export function inThisProcess(server: Renderer) {
  return (places: TextPlaces): ArticleThreads => ({
    // One can be formatted while another waits.
    size: 4,
    render: async (file) => renderArticle(server, await server.formatFile(file, places), places),
    close: async () => undefined,
  })
}
