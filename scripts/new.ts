/** Makes a draft: `npm run new -- "A title"`. It never overwrites an article. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { newArticle } from './new-article.ts'

const USAGE = 'npm run new -- "A title"    makes a draft in articles/'

if (/^(?:--help|-h)$/.test(process.argv[2] ?? '')) console.log(USAGE)
else makeArticle()

function makeArticle(): void {
  try {
    // The local day of the author.
    const now = new Date()
    const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
    const title = process.argv.slice(2).join(' ')
    if (title.trim() === '') throw new Error(`Expected a title.\n\n${USAGE}`)
    if (/^\s*-/.test(title)) throw new Error(`Expected a title that begins with no hyphen.\n\n${USAGE}`)
    const { file, text } = newArticle(title, day)
    mkdirSync('articles', { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
    console.log(
      `${file} is a draft. \`npm run dev\` lists it; without \`draft: true\` the next build publishes it.`,
    )
  } catch (error) {
    const { message, code, path } = error as NodeJS.ErrnoException
    console.error(code === 'EEXIST' ? `${path} is there already. Choose another title.` : message)
    process.exitCode = 1
  }
}
