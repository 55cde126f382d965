import { seededRandom } from '#site-build/artwork/seeded-random.ts'

const WORDS = (
  'the a of to in and is that for it with as was on by this be are from at or an which one all each other when where ' +
  'model layer gradient batch token vector matrix weight score loss curve query index cache queue worker request latency ' +
  'memory branch commit parser buffer thread signal window sample average measure estimate error bound limit step rate ' +
  'small large slow fast simple plain exact rough first last next same different useful careful quiet steady local ' +
  'reads writes counts sorts keeps drops moves grows shrinks returns compares explains begins ends repeats becomes fails'
).split(' ')
const FORMULAS =
  String.raw`\frac{1}{n}\sum_{i=1}^{n} x_i|e^{-\lambda t}|\sqrt{a^2 + b^2}|w_{t+1} = w_t - \eta \nabla L(w_t)`.split(
    '|',
  )
const CODE = [
  ['python', 'def mean(values):\n    total = sum(values)\n    return total / len(values)  # never empty'],
  ['ts', "import { read } from './read.ts'\nexport const size = (text: string) => read(text).length"],
  ['bash', 'for file in *.md; do\n  wc -w "$file"\ndone | sort -n'],
] as const

/** Article `number` of a blog about engineering: headings, prose, links, lists, code, tables, quotes, and some formulas. */
export function generatedArticle(number: number, words = 1_870): string {
  const random = seededRandom(number + 1)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!
  const some = (count: number) => Array.from({ length: count }, () => oneOf(WORDS)).join(' ')
  const phrase = (count: number) => some(count).replace(/^./, (letter) => letter.toUpperCase())

  function inline(): string {
    const kind = below(24)
    if (kind === 0) return `[${some(3)}](Article%20${below(Math.max(1, number))}.md)`
    if (kind === 1) return `[${some(2)}](https://example.org/${oneOf(WORDS)}/${below(1_000)})`
    if (kind < 5) return `\`${oneOf(WORDS)}_${oneOf(WORDS)}()\``
    if (kind < 7) return `**${some(2)}**`
    if (kind === 7) return `*${some(2)}*`
    if (kind === 8 && number % 3 === 0) return `$${oneOf(FORMULAS)}$`
    return some(8)
  }
  const sentence = () => `${phrase(6)} ${inline()} ${some(5)}.`
  const paragraph = () => Array.from({ length: 2 + below(4) }, sentence).join(' ')
  const list = (mark: string) =>
    Array.from({ length: 3 + below(4) }, () => `${mark} ${sentence()}`).join('\n')
  const code = () => {
    const [language, lines] = oneOf(CODE)
    return `\`\`\`${language}\n${`${lines}\n`.repeat(2 + below(4))}\`\`\``
  }
  const table = () =>
    ['| name | size | note |', '| :-- | --: | --- |']
      .concat(Array.from({ length: 3 + below(5) }, () => `| ${oneOf(WORDS)} | ${below(999)} | ${some(4)} |`))
      .join('\n')

  function block(): string {
    const kind = below(20)
    if (kind < 2) return list('-')
    if (kind === 2) return list('1.')
    if (kind < 6) return code()
    if (kind === 6) return table()
    if (kind === 7) return `> ${paragraph()}`
    if (kind === 8 && number % 3 === 0) return `$$\n${oneOf(FORMULAS)}\n$$`
    if (kind < 11) return `## ${phrase(4)}`
    return paragraph()
  }

  const date = new Date(Date.UTC(2000, 0, 1 + number)).toISOString().slice(0, 10)
  const title = `Article ${number}: ${some(3)}`
  const blocks = [`---\ntitle: "${title}"\ndescription: ${some(10)}\ndate: ${date}\n---`, `# ${title}`]
  let count = 0
  while (count < words) {
    const next = block()
    count += next.split(/\s+/).length
    blocks.push(next)
  }
  return `${blocks.join('\n\n')}\n`
}
