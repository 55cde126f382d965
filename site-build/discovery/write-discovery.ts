import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedArticles } from '#site-build/articles/published-articles.ts'
import { headersFile } from '#site-build/hosting/headers-file.ts'
import type { Settings } from '#site-build/settings.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import { inGroups } from '#site-build/source/in-groups.ts'
import { discoveryFiles, type WordsOf } from './discovery-files.ts'
import { markdownCopies } from './markdown-copies.ts'

/**
 * Writes the files for feed readers, search engines, language models and hosts, and a copy of each article's Markdown. A file of the
 * same name in the owner's `public/` is there already, and stays.
 */
export async function writeDiscovery(
  site: Pick<PublishedArticles, 'index' | 'articles'>,
  source: Pick<ArticleSource, 'articles' | 'read'>,
  settings: Settings,
  { outDir, publicDir, wordsOf }: { outDir: string; publicDir: string; wordsOf: WordsOf },
): Promise<void> {
  const write = (name: string, body: string | Uint8Array) => {
    if (!existsSync(join(publicDir, name))) writeFileSync(join(outDir, name), body)
  }
  // Otherwise GitHub Pages may make pages of the Markdown.
  write('.nojekyll', '')
  write('_headers', headersFile(settings.base))
  for (const [name, text] of discoveryFiles(site, settings, wordsOf)) write(name, text)
  const copies = markdownCopies(site.index.entries.map(({ name }) => name))
  for (const group of inGroups(source.articles.filter(({ name }) => copies.has(name)))) {
    const texts = await source.read(group)
    for (const [place, { name }] of group.entries()) write(copies.get(name)!, texts[place]!)
  }
}
