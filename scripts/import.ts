/**
 * `npm run import -- ../old-blog`: makes articles from the posts of another blog. It writes only below `articles/`, and never over
 * a file that is there.
 */
import { parseArgs } from 'node:util'
import { type ImportedArticle, importBlog, type Note } from './import/import-blog.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { readBlog } from './import/read-blog.ts'
import { writeArticle } from './import/write-article.ts'

const USAGE = `npm run import -- FOLDER             makes articles from the posts of the blog in FOLDER
npm run import -- FOLDER --dry-run   says what it would do
npm run import -- FOLDER --posts P   the posts are in FOLDER/P
npm run import -- FOLDER --addresses /:year/:title/   posts were at these addresses
npm run import -- FOLDER --all       lists every place that needs a hand`
const ARTICLES = 'articles'
/** Places of one kind in the report. \`--all\` shows the rest. */
const SHOWN = 5

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      all: { type: 'boolean' },
      posts: { type: 'string' },
      addresses: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [folder, another] = positionals
  const isDry = values['dry-run'] === true
  if (values.help) console.log(USAGE)
  else if (folder === undefined || another !== undefined) throw new Error(`Expected one folder.\n${USAGE}`)
  else {
    const blog = readBlog(folder, values.posts, values.addresses)
    console.log(`${blog.posts.length} posts, by ${blog.generator.name}`)
    const { articles, notes } = importBlog(blog, showProgress)
    for (const article of articles) {
      const state = attemptToWrite(article, folder, isDry)
      console.log(
        [article.name, article.own.date?.slice(0, 10) ?? 'no date', article.own.draft ? 'draft' : '', state]
          .filter(Boolean)
          .join(' · '),
      )
    }
    const [first] = articles.flatMap(({ own }) => own.aliases ?? [])
    if (first !== undefined)
      console.log(`\nOld addresses such as ${first} forward. --addresses corrects them.`)
    console.log(reportOf(notes, values.all ? Infinity : SHOWN).join('\n'))
    if (isDry) console.log('\nNothing was written.')
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** A folder or a link may stand in the place of a file. The others are written. */
function attemptToWrite(article: ImportedArticle, blog: string, isDry: boolean): string {
  try {
    return writeArticle(article, ARTICLES, blog, isDry)
  } catch (error) {
    process.exitCode = 1
    return `not written: ${(error as Error).message}`
  }
}

/** Counts in one line of a terminal: a thousand posts take half a minute. */
function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total}${done === total ? '\n' : ''}`)
}

/** What needs a hand, by kind. */
function reportOf(notes: readonly Note[], shown: number): string[] {
  const kinds = new Set(notes.map(({ kind }) => kind))
  return [...kinds]
    .map((kind) => [kind, notes.filter((note) => note.kind === kind)] as const)
    .flatMap(([kind, list]) => [
      `\n${list.length} ${kind}`,
      ...list
        .slice(0, shown)
        .map(({ file, line, text }) => oneLine(`${file}${line === undefined ? '' : `:${line}`}: ${text}`))
        .map((place) => `  ${place}`),
      ...(list.length > shown ? [`  and ${list.length - shown} more (--all)`] : []),
    ])
}
