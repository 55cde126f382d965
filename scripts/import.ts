/**
 * `npm run import -- ../old-blog`: makes articles from the posts of another blog. It writes only below `articles/`, and never over
 * a file that is there.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { importBlog, type ImportedArticle } from './import/import-blog.ts'
import { type Note, readBlog } from './import/read-blog.ts'

const USAGE = `npm run import -- FOLDER             makes articles from the posts of the blog in FOLDER
npm run import -- FOLDER --dry-run   says what it would do
npm run import -- FOLDER --posts P   the posts are in FOLDER/P`
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
  const [folder] = positionals
  if (folder === undefined || values.help) console.log(USAGE)
  else {
    const blog = readBlog(folder, values.posts)
    console.log(`${blog.posts.length} posts, by ${blog.generator.name}`)
    const { articles, notes } = importBlog(blog)
    for (const article of articles) {
      const state = values['dry-run'] ? stateOf(article) : written(article, folder)
      console.log(
        [article.name, article.date?.slice(0, 10) ?? 'no date', article.isDraft ? 'draft' : '', state]
          .filter(Boolean)
          .join(' · '),
      )
    }
    console.log(reportOf(notes, values.all ? Infinity : SHOWN).join('\n'))
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function stateOf({ name, text, pictures }: ImportedArticle): string {
  const file = join(ARTICLES, `${name}.md`)
  if (!existsSync(file)) return `new${pictures.size > 0 ? `, ${pictures.size} pictures` : ''}`
  return readFileSync(file, 'utf8') === text
    ? 'unchanged'
    : 'left alone, because it is there with another text'
}

/** Writes an article that is not there yet, and its pictures. */
function written(article: ImportedArticle, blog: string): string {
  const state = stateOf(article)
  if (!state.startsWith('new')) return state
  mkdirSync(ARTICLES, { recursive: true })
  for (const [to, from] of article.pictures) {
    const file = join(ARTICLES, to)
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file)) copyFileSync(join(blog, from), file)
  }
  writeFileSync(join(ARTICLES, `${article.name}.md`), article.text, { flag: 'wx' })
  return state
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
