import { expect, test } from 'vitest'
import { bodyOf, imported } from '#tests/support/imported-blog.ts'

const FILES = ['public/img/a.png', 'src/content/post/b.png']

async function convertedMdx(text: string): Promise<string | undefined> {
  const posts = { 'src/content/post/one.mdx': `---\ntitle: One\n---\n${text}` }
  const { texts } = await imported('Astro', posts, FILES)
  return bodyOf(texts['one'])?.trim()
}

test.each([
  // Imports and exports, but not those in code.
  {
    written: `import A from "@/a.astro";\nimport { B,\n  C } from 'c'\nimport "x.css"\n\nexport const d = {\n  e: 1,\n}\n\nText`,
    converted: 'Text',
  },
  {
    written: '```js\nimport a from "a"\nexport const b = <C />\n```',
    converted: '```js\nimport a from "a"\nexport const b = <C />\n```',
  },
  // Pictures.
  {
    written: "Text\n\n<BlogImage\n  imagePath='/img/a.png'\n  altText='A [b]'\n  fullWidth\n/>",
    converted: 'Text\n\n![A b](images/one/a.png)',
  },
  {
    written: 'import b from \'./b.png\'\n\n<Image src={b} alt="B" caption={`C`} />',
    converted: '![B](images/one/b.png "C")',
  },
  {
    written: '<img src="/img/a.png" alt="A" style={{ width: "3px" }} />',
    converted: '![A](images/one/a.png)',
  },
  {
    written: '![A](/img/a.png)\n<FigureCaption caption="Of b" source="https://b.example/c"/>\n\nText',
    converted: '![A](images/one/a.png)\n\n*Of b ([source](https://b.example/c))*\n\nText',
  },
  // Notes, links and players.
  {
    written: "<Admonition kind='caution'>\n  **Mind** b\n</Admonition>\n\nText",
    converted: '> [!CAUTION]\n> **Mind** b\n\nText',
  },
  { written: 'See <Link to="https://b.example">b</Link>.', converted: 'See [b](https://b.example).' },
  { written: '<YouTube videoId="x_1" />', converted: '[Video](https://www.youtube.com/watch?v=x_1)' },
  // Components that need a program.
  {
    written: 'a\n\n<Chart data={[{ a: 1 }]} />\n\n<my-widget ></my-widget>\n\n<Wide>\n\n**b**\n\n</Wide>',
    converted: 'a\n\n\n\n\n\n\n**b**',
  },
  // Placeholders are words.
  {
    written: 'Call \\<NAME> or `<Chart />` or List\\<T>',
    converted: 'Call \\<NAME> or `<Chart />` or List\\<T>',
  },
])('converts MDX: case %#', async ({ written, converted }) => {
  expect(await convertedMdx(written)).toBe(converted)
})

test('reports components that an article cannot have', async () => {
  const { findings } = await imported('Astro', {
    'src/content/post/one.mdx': '---\ntitle: One\n---\n<Chart a={b} />\n\nText',
  })
  expect(findings.join()).toContain(
    'parts that were left out, because an article has no such thing | src/content/post/one.mdx |  | <Chart a={b} />',
  )
})

test.each([
  '<A ',
  '<a-b c={',
  '<A b={{',
  'import {',
  "import a from '",
  'export const a\n',
  '<img a={',
  '</A>',
  '<A>',
])('a long text of "%s" takes linear time', async (part) => {
  expect(await convertedMdx(part.repeat(5_000))).toBeDefined()
})
