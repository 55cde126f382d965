/** Makes articles from the posts of another blog. It writes only below `articles/`, and never over a file that is there. */
import { existsSync, statSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { readBlog } from './import/blog/read-blog.ts'
import { convertThreads } from './import/convert-threads.ts'
import { importBlog } from './import/import-blog.ts'
import { fileTable } from './import/file-table.ts'
import type { ImportedPost, ImportFinding, LinkTargets } from './import/model.ts'
import { progressLine, reportOf } from './import/report.ts'
import { writeArticle } from './import/write-article.ts'

const USAGE = `npm run import -- FOLDER             makes articles from the posts of the blog in FOLDER
npm run import -- notebook.ipynb     makes an article of one file
npm run import -- FOLDER --dry-run   says what it would do
npm run import -- FOLDER --posts P   the posts are in FOLDER/P
npm run import -- FOLDER --addresses /:year/:title/   posts were at these addresses
npm run import -- FOLDER --all       lists every place that needs a hand`
/** The module of a thread, beside this one in the bundle of both (`bundle-import.mjs`). */
const THREAD = new URL('convert-thread.js', import.meta.url)
/** Places of one kind in the report. `--all` shows the others. */
const SHOWN_PLACES = 5

try {
  await runImport()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function runImport(): Promise<void> {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      all: { type: 'boolean' },
      posts: { type: 'string' },
      addresses: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (options.help) return console.log(USAGE)
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1)
    throw new Error(`Expected one folder or file.\n${USAGE}`)

  const isDryRun = options['dry-run']
  const isFile = existsSync(folder) && statSync(folder).isFile()
  // As `readBlog` does, because a link may be in another folder than its file.
  const blogFolder = isFile ? dirname(realpathSync(folder)) : folder
  const blog = readBlog(folder, options.posts, options.addresses)
  // A single file has no generator, and its line of progress says everything.
  if (!isFile) console.log(`${blog.posts.length} posts, by ${blog.generator.name}`)
  const findings: ImportFinding[] = []
  const posts: ImportedPost[] = []
  let firstAlias: string | undefined
  const converterFor = (targets: LinkTargets) => convertThreads(THREAD, targets)
  for await (const post of importBlog(blog, findings, converterFor)) {
    posts.push(post)
    const isLeftOut = 'reason' in post
    const state = isLeftOut ? '' : writeArticle(post, 'articles', blogFolder, isDryRun)
    console.log(progressLine(post, state, posts.length, blog.posts.length))
    if (!isLeftOut) firstAlias ??= post.articleFields.aliases?.[0]
  }
  if (firstAlias !== undefined)
    console.log(`\nOld addresses such as ${firstAlias} forward. --addresses corrects them.`)
  console.log(reportOf(findings, options.all ? Infinity : SHOWN_PLACES).join('\n'))
  if (!isFile) console.log(fileTable(blog, posts).join('\n'))
  if (isDryRun) console.log('\nNothing was written.')
}
