import { readdirSync, readFileSync } from 'node:fs'
import { seededRandom } from '#app/lib/terrain/seeded-random.ts'

const FOLDER = 'tests/fixtures/articles'
const WORDS = 1_870
const BLOCKS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    readFileSync(`${FOLDER}/${name}`, 'utf8')
      .replace(/^---\n[^]*?\n---\n/, '')
      .split(/\n{2,}/),
  )
  // No titles, pictures, notes or links within the blog, and no half blocks of code.
  .filter((block) => !/^# |!\[|\[\^|\.md|\]\(#/m.test(block) && block.split('```').length % 2 === 1)

/** Article `number` of a blog about engineering: blocks of the fixtures in another order, each with a sentence of its own. */
export function generatedArticle(number: number): string {
  const random = seededRandom(number + 1)
  const date = new Date(Date.UTC(2000, 0, 1 + number)).toISOString().slice(0, 10)
  const title = `Article ${number}`
  const blocks = [`---\ntitle: ${title}\ndescription: The ${number}th.\ndate: ${date}\n---`, `# ${title}`]
  for (let count = 0; count < WORDS;) {
    const block = BLOCKS[Math.floor(random() * BLOCKS.length)]!
    blocks.push(
      block,
      `Sentence ${blocks.length} of ${title} links to [another](Article%20${Math.floor(number / 2)}.md).`,
    )
    count += block.split(/\s+/).length + 7
  }
  return `${blocks.join('\n\n')}\n`
}
