import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PAGE = `---
const { title, description } = Astro.props
---
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title><meta name="description" content={description}></head>
<body><nav><a href="/">Home</a> <a href="/blog/">Blog</a></nav><main><slot /></main></body>
</html>`

const LIST = `---
import { getCollection } from 'astro:content'
import Page from '../../layouts/Page.astro'
const posts = (await getCollection('blog')).sort((a, b) => b.data.date - a.data.date)
---
<Page title="Blog" description="All posts">
<ul>{posts.map(({ id, data }) => <li><a href={\`/blog/\${id}/\`}>{data.title}</a> {data.date.toISOString()}</li>)}</ul>
</Page>`

const POST = `---
import { getCollection, render } from 'astro:content'
import Page from '../../layouts/Page.astro'
export async function getStaticPaths() {
  return (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: post }))
}
const { data } = Astro.props
const { Content } = await render(Astro.props)
---
<Page title={data.title} description={data.description}>
<article><h1>{data.title}</h1>{data.date.toISOString()}<Content /></article>
</Page>`

const PICTURE = `
import { readFileSync } from 'node:fs'
import { getCollection } from 'astro:content'
import satori from 'satori'
import sharp from 'sharp'
const data = readFileSync('node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff')
const box = (style, children) => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } })
export const getStaticPaths = async () =>
  (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: post }))
export async function GET({ props }) {
  const title = box({ fontSize: 64, fontWeight: 700 }, props.data.title)
  const foot = box({ justifyContent: 'space-between', fontSize: 28 }, [box({}, 'by someone'), box({}, 'Blog')])
  const frame = { flexDirection: 'column', justifyContent: 'space-between', margin: 40, padding: 40, border: '4px solid #000', width: 1120, height: 550 }
  const card = box({ width: 1200, height: 630, background: '#fefbfb' }, box(frame, [title, foot]))
  const svg = await satori(card, { width: 1200, height: 630, fonts: [{ name: 'Mono', data, weight: 400, style: 'normal' }] })
  return new Response(await sharp(Buffer.from(svg)).png().toBuffer(), { headers: { 'content-type': 'image/png' } })
}`

/** Pictures at our widths and with our quality (`encode-picture.ts`). */
const CONFIG = `export default { image: {
  layout: 'constrained',
  breakpoints: [480, 800, 1200, 1600, 2400],
  service: { entrypoint: 'astro/assets/services/sharp', config: { webp: { quality: 75 } } },
} }`

/** Writes a minimal blog for Astro: a list, and a page and a share picture for each article. It is simpler than ours, which favours Astro. */
export function writeAstroBlog(folder: string, articles: string): void {
  const files = {
    'astro.config.mjs': CONFIG,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
const schema = z.object({ title: z.string(), description: z.string(), date: z.coerce.date() })
const loader = glob({ base: ${JSON.stringify(articles)}, pattern: '*.md' })
export const collections = { blog: defineCollection({ loader, schema }) }`,
    'src/layouts/Page.astro': PAGE,
    'src/pages/index.astro':
      '---\nimport Page from "../layouts/Page.astro"\n---\n<Page title="Home" description="Home">Home</Page>',
    'src/pages/blog/index.astro': LIST,
    'src/pages/blog/[...slug].astro': POST,
    'src/pages/og/[...slug].png.js': PICTURE,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
