import { join } from 'node:path'
import sharp from 'sharp'
import { vi } from 'vitest'
import * as entry from '#app/entry-articles.tsx'
import { onGithub } from '#article-host/hosts.ts'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import { renderArticles, renderOwnPages } from '#site-build/articles/render-texts.ts'
import { pictureVariants } from '#site-build/files/pictures/picture-variants.ts'
import type { Finding, Settings } from '#site-build/model.ts'
import { planSite } from '#site-build/plan/plan-site.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { SITE } from '#tests/support/site/example-pages.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

/** The settings of a site below a path, with three pages of its owner. */
export const BELOW_PATH: Settings = {
  ...SITE,
  articles: onGithub('ada/notes', { api: 'https://api.example', raw: 'https://raw.example' }),
  content: { ...SITE.content, projects: [] },
  pages: ['now', 'uses', 'talks'].map((name) => ({ name, title: name, words: '' })),
}

/** A JPEG of 900 × 600 px with grain. */
export const PHOTO = await sharp({
  create: {
    width: 900,
    height: 600,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer()

/** Another file with the same pixels. */
export function otherPhoto(letter: string): Buffer {
  return Buffer.concat([PHOTO, Buffer.from(letter)])
}

/** The first half of a file. */
export function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2)
}

/** Makes the variants of a site with these files: below `articles/`, `pages/` and `public/`. */
export async function variantsOf(
  files: Record<string, string | Buffer>,
  settings = BELOW_PATH,
  cache = memoryCache(),
) {
  vi.spyOn(console, 'log').mockReturnValue()
  const root = temporaryFolder()
  writeFiles(root, files)
  const publicFolder = join(root, 'public')
  const tools = { settings, server: entry, publicFolder }
  const articles = await renderArticles(await readCheckout(join(root, 'articles')), tools)
  const ownPages = await renderOwnPages(join(root, 'pages'), tools)
  const options = { publicFolder, now: Date.UTC(2026, 10, 27), fileNames: () => [] }
  const site = planSite(settings, articles, ownPages, options)
  const findings: Finding[] = []
  const variants = await pictureVariants(site, publicFolder, cache, (finding) => findings.push(finding))
  const names = variants.files.map(([name]) => name.replace(/\/\w{20}/, '/x')).toSorted()
  return { ...variants, names, findings, site }
}
