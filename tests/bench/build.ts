/**
 * Measures the processor time, time and memory of a build: without a cache, after a change of one article, and with Astro for
 * the same articles, with a share picture for each. Compare only figures of one run, because they depend on the machine and its other work.
 *
 *     npm run bench:build -- 1000              articles; the default is 200
 *     npm run bench:build -- 1000 --no-astro   does not fetch Astro and the Node that it needs
 *     npm run bench:build -- 200 --photos 2    with two photos of 4 million px in each article, in five widths
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '#app/lib/terrain/seeded-random.ts'
import { writeAstroBlog } from './astro-blog.ts'
import { writePhotos } from './photos.ts'

const ASTRO = ['astro@7.3.5', 'node@22', 'satori@0.63.2', 'sharp@0.35.5', '@fontsource/ibm-plex-mono@5.3.0']
const FOLDER = resolve('build/bench')
const USAGE = join(FOLDER, 'usage.json')
/** Loaded into a build: writes the resources that the process and its threads have used. */
const METER = `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) process.on('exit', () => {
    writeFileSync(${JSON.stringify(USAGE)}, JSON.stringify({ ...process.resourceUsage(), seconds: process.uptime() }))
  })`)}`

/** The articles of the fixtures, whose blocks make up those of the bench. */
const SAMPLES = 'tests/fixtures/articles'
const WORDS = 1_870
const BLOCKS = readdirSync(SAMPLES)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    readFileSync(`${SAMPLES}/${name}`, 'utf8')
      .replace(/^---\n[^]*?\n---\n/, '')
      .split(/\n{2,}/),
  )
  // No titles, pictures, notes or links within the blog, and no half blocks of code.
  .filter((block) => !/^# |!\[|\[\^|\.md|\]\(#/m.test(block) && block.split('```').length % 2 === 1)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { astro: { type: 'boolean', default: true }, photos: { type: 'string', default: '0' } },
})
const count = Number(positionals[0] ?? 200)
/** In each article. */
const photos = Number(values.photos)
const articles = join(FOLDER, `articles-${count}`)

rmSync(articles, { recursive: true, force: true })
mkdirSync(articles, { recursive: true })
for (let number = 0; number < count; number += 1)
  writeFileSync(join(articles, `Article ${number}.md`), generatedArticle(number))
await writePhotos(join(articles, 'photos'), count * photos)
rmSync('build/cache/kept/bench-site', { recursive: true, force: true })

console.log(line(`${count} articles`, ['CPU, s', 'time, s', 'peak, MB']))
measureProject('without a cache')
const changed = join(articles, 'Article 0.md')
writeFileSync(changed, `${readFileSync(changed, 'utf8')}\nOne more paragraph.\n`)
measureProject('one article changed')
if (values.astro) measureAstro()

function measureProject(what: string): void {
  const options = ['build', '--app', '--logLevel', 'error', '--config', 'tests/fixtures/vite.config.ts']
  const args = ['node_modules/vite/bin/vite.js', ...options, '--outDir', 'build/bench-site']
  measure(what, process.execPath, args, '.', { FIXTURE_ARTICLES: articles })
}

function measureAstro(): void {
  const folder = join(FOLDER, 'astro')
  writeAstroBlog(folder, articles)
  if (!existsSync(join(folder, 'node_modules/astro'))) {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts=false', ...ASTRO], {
      cwd: folder,
      stdio: 'ignore',
      shell: true,
    })
  }
  for (const cache of ['.astro', 'node_modules/.astro', 'dist'])
    rmSync(join(folder, cache), { recursive: true, force: true })
  const node = join(folder, 'node_modules/node/bin/node')
  measure('Astro', node, ['node_modules/astro/bin/astro.mjs', 'build'], folder, {
    ASTRO_TELEMETRY_DISABLED: '1',
  })
}

function measure(what: string, node: string, args: string[], cwd: string, env: object): void {
  // Otherwise the build waits until the files of an earlier one are on the disk: 18 s at 10,000 articles. Windows has no `sync`.
  spawnSync('sync')
  const { status } = spawnSync(node, ['--import', METER, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${what}: the build failed.`)
  const usage = JSON.parse(readFileSync(USAGE, 'utf8')) as Record<string, number>
  const { userCPUTime = 0, systemCPUTime = 0, seconds = 0, maxRSS = 0 } = usage
  console.log(line(what, [(userCPUTime + systemCPUTime) / 1e6, seconds, maxRSS / 1_000]))
}

function line(name: string, cells: readonly (string | number)[]): string {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell))
  return name.padEnd(24) + texts.map((text) => text.padStart(10)).join('')
}

/** Article `number` of a blog about engineering: blocks of the fixtures in another order, each with a sentence of its own. */
function generatedArticle(number: number): string {
  const random = seededRandom(number + 1)
  const date = new Date(Date.UTC(2000, 0, 1 + number)).toISOString().slice(0, 10)
  const title = `Article ${number}`
  const blocks = [`---\ntitle: ${title}\ndescription: The ${number}th.\ndate: ${date}\n---`, `# ${title}`]
  let words = 0
  while (words < WORDS) {
    const block = BLOCKS[Math.floor(random() * BLOCKS.length)]!
    blocks.push(
      block,
      `Sentence ${blocks.length} of ${title} links to [another](Article%20${Math.floor(number / 2)}.md).`,
    )
    // And those of the sentence.
    words += block.split(/\s+/).length + 7
  }
  for (let photo = number * photos; photo < (number + 1) * photos; photo += 1)
    blocks.push(`![Photo ${photo}](photos/${photo}.jpg)`)
  return `${blocks.join('\n\n')}\n`
}
