/**
 * `npm run import -- ../old-blog`: makes articles from the posts of another blog. It writes only below `articles/`, and never over
 * a file that is there.
 */
import { parseArgs } from 'node:util'
import { importBlog } from './import/import-blog.ts'
import { type Note, readBlog } from './import/read-blog.ts'
import { writeArticle } from './import/write-article.ts'

const USAGE = `npm run import -- FOLDER             makes articles from the posts of the blog in FOLDER
npm run import -- FOLDER --dry-run   says what it would do
npm run import -- FOLDER --posts P   the posts are in FOLDER/P
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
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [folder, another] = positionals
  const isDry = values['dry-run'] === true
  if (values.help) console.log(USAGE)
  else if (folder === undefined || another !== undefined) throw new Error(`Expected one folder.\n${USAGE}`)
  else {
    const blog = readBlog(folder, values.posts)
    console.log(`${blog.posts.length} posts, by ${blog.generator.name}`)
    const { articles, notes } = importBlog(blog)
    for (const article of articles) {
      const state = writeArticle(article, ARTICLES, folder, isDry)
      console.log(
        [article.name, article.date?.slice(0, 10) ?? 'no date', article.isDraft ? 'draft' : '', state]
          .filter(Boolean)
          .join(' · '),
      )
    }
    console.log(reportOf(notes, values.all ? Infinity : SHOWN).join('\n'))
    if (isDry) console.log('\nNothing was written.')
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
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
        .map(({ file, line, text }) => `  ${file}${line === undefined ? '' : `:${line}`}: ${text}`),
      ...(list.length > shown ? [`  and ${list.length - shown} more (--all)`] : []),
    ])
}
