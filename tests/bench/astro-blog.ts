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

/** Writes a minimal blog for Astro: a list and a page for each article. It is simpler than ours, which favours Astro. */
export function writeAstroBlog(folder: string, articles: string): void {
  const files = {
    'astro.config.mjs': 'export default {}',
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
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
