import { join } from 'node:path'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articleCache } from '#site-build/articles/article-cache.ts'
import { articleThreads } from '#site-build/articles/article-threads.ts'
import { digestOf } from '#site-build/cache/kept-files.ts'
import { progress } from '#site-build/articles/progress.ts'
import { sampleFaults } from '#site-build/articles/sample-addresses.ts'
import { faultWarning } from '#site-build/content-file/fault-warning.ts'
import { missingResume } from '#site-build/images/own-images.ts'
import { bundled } from '#site-build/server-entry.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import { themeWarnings } from '#site-build/theme/theme-warnings.ts'
import type { Build } from './build.ts'
import { type RenderedTexts, renderTexts } from './render-texts.ts'

/** The texts of the site, and what the build makes of them. */
export type RenderedSite = RenderedTexts & {
  /** The text of an article as HTML. */
  htmlOf: (article: PublishedArticle) => string
}

/** Renders articles and pages, and gives all warnings about what the owner has written. */
export async function renderSite(source: ArticleSource, build: Build): Promise<RenderedSite> {
  const { settings, folders, warn } = build
  const { content, address } = settings
  const { htmlOf, ...texts } = await renderInThreads(source, build)
  const faults = [...missingResume(content, address, join(folders.root, 'public')), ...sampleFaults(content)]
  const ofContent = faults.map((fault) => faultWarning(fault, folders.site))
  const ofTheme = await themeWarnings(folders.root, folders.theme)
  for (const warning of [...texts.warnings, ...ofContent, ...ofTheme]) warn(warning)
  return { ...texts, htmlOf }
}

/** Forgets the texts: `htmlOf` reads one again, as HTML, when its document is written. */
async function renderInThreads(
  source: ArticleSource,
  { settings, folders: { serverDir, pages }, kept, server }: Build,
) {
  const { articles: host, base, words, content } = settings
  const cache = articleCache(kept, digestOf([host, base, words, content.lang]))
  const thread = new URL(bundled(serverDir, 'article-thread'))
  const entry = bundled(serverDir, 'entry-articles')
  const texts = await renderTexts(source, pages, {
    settings,
    server,
    cache,
    threadsFor: (places) => articleThreads(thread, { entry, places }),
    report: progress('Articles', process.stdout),
  })
  const { rendered, checked } = texts
  console.log(`articles: ${rendered} rendered, ${checked.length - rendered} unchanged`)
  return { ...texts, htmlOf: cache.htmlOf }
}
