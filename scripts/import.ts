/**
 * `npm run import -- ../old-blog`: makes articles from the posts of another blog. It writes only below `articles/`, and never over
 * a file that is there.
 */
import { parseArgs } from 'node:util'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Note } from './import/model.ts'
import { convertThreads } from './import/convert-threads.ts'
import { importBlog } from './import/import-blog.ts'
import { readBlog } from './import/read-blog.ts'
import { writeArticle } from './import/write-article.ts'

const USAGE = `npm run import -- FOLDER             makes articles from the posts of the blog in FOLDER
npm run import -- FOLDER --dry-run   says what it would do
npm run import -- FOLDER --posts P   the posts are in FOLDER/P
npm run import -- FOLDER --addresses /:year/:title/   posts were at these addresses
npm run import -- FOLDER --all       lists every place that needs a hand`
/** Places of one kind in the report. `--all` shows the rest. */
const SHOWN = 5

try {
  await runImport()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function runImport(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      all: { type: 'boolean' },
      posts: { type: 'string' },
      addresses: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { 'dry-run': isDry, all, posts, addresses, help } = values
  const [folder, another] = positionals
  if (help) return console.log(USAGE)
  if (folder === undefined || another !== undefined) throw new Error(`Expected one folder.\n${USAGE}`)
  const blog = readBlog(folder, posts, addresses)
  console.log(`${blog.posts.length} posts, by ${blog.generator.name}`)
  const notes: Note[] = []
  let former: string | undefined
  let count = 0
  for await (const post of importBlog(blog, notes, convertThreads)) {
    count += 1
    const progress = `${count}/${blog.posts.length}`
    if ('reason' in post) {
      console.log(`${progress} · ${oneLine(post.path)} · left out: ${oneLine(post.reason)}`)
      continue
    }
    const { name, own } = post
    const state = writeArticle(post, 'articles', folder, isDry)
    const day = own.date?.slice(0, 10) ?? 'no date'
    console.log([progress, name, day, ...(own.draft ? ['draft'] : []), state].join(' · '))
    former ??= own.aliases?.[0]
  }
  if (former !== undefined)
    console.log(`\nOld addresses such as ${former} forward. --addresses corrects them.`)
  console.log(reportOf(notes, all ? Infinity : SHOWN).join('\n'))
  if (isDry) console.log('\nNothing was written.')
}

/** What needs a hand, by kind. */
function reportOf(notes: readonly Note[], shown: number): string[] {
  const kinds = new Set(notes.map(({ kind }) => kind))
  return Array.from(kinds).flatMap((kind) => {
    const places = notes
      .filter((note) => note.kind === kind)
      .map(({ file, line, text }) => oneLine(`${file}${line === undefined ? '' : `:${line}`}: ${text}`))
    const rest = places.length > shown ? [`  and ${places.length - shown} more (--all)`] : []
    return [`\n${kind}: ${places.length}`, ...places.slice(0, shown).map((place) => `  ${place}`), ...rest]
  })
}
