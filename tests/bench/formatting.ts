/**
 * Measures the time from Markdown to React elements, compared with react-markdown and remark-gfm. These use the same parser, but
 * have no highlighting, formulas, alerts or allow-list. Both run in turn, so other work on the machine changes the times,
 * but hardly their ratio.
 *
 * Rows of processor time (CPU) can be compared between a busy machine and an idle one; the others are the best wall time.
 *
 *     npm run bench:formatting            texts of 1, 10 and 50 kB
 *     npm run bench:formatting -- 10      one of 10 kB
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CDPSession } from '@playwright/test'
import { build } from 'vite'
import { SMALLER_PACKAGES } from '#site-build/bundles/bundle-options.ts'
import type * as ReactMarkdown from 'virtual:react-markdown'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'
import { proseOf } from './formatting/prose.ts'
import type { Measures } from './formatting/page.tsx'
import type * as Pipelines from './formatting/pipelines.ts'

const FOLDER = resolve('build/bench')
/** They are not dependencies of the project, because nothing else needs them. */
const PACKAGES = ['react-markdown@10.1.0', 'remark-gfm@4.0.1']
const NAMES = ['ours', 'react-markdown'] as const
const SIZES = ['1', '10', '50']
const VISITS = 9
const WARM = 20

type Times = Record<(typeof NAMES)[number], number[]>
declare const measures: Measures

mkdirSync(FOLDER, { recursive: true })
execFileSync('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--silent', ...PACKAGES])
const packages = `${FOLDER}/packages.js`
writeFileSync(
  packages,
  `export { default as Markdown } from 'react-markdown'; export { default as remarkGfm } from 'remark-gfm'`,
)
process.env.NODE_ENV = 'production'
await bundlePage()

const { positionals } = parseArgs({ allowPositionals: true })
for (const kilobytes of positionals.length > 0 ? positionals : SIZES) {
  const text = proseOf(Number(kilobytes) * 1_000)
  report(`Node, ${kilobytes} kB, again and again (CPU)`, await inNode(text))
  const { first, again, shown, busy } = await inChromium(text)
  report(`worker, ${kilobytes} kB, first text`, first)
  report(`worker, ${kilobytes} kB, again and again`, again)
  report(`page, ${kilobytes} kB, text to elements`, shown)
  report(`page, ${kilobytes} kB, the same (CPU)`, busy)
}

async function bundlePage(): Promise<void> {
  const conditions = ['worker', 'module', 'browser', 'production']
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        'virtual:react-markdown': packages,
        ...SMALLER_PACKAGES,
      },
      dedupe: ['react', 'react-dom'],
      conditions,
    },
    worker: { format: 'es' },
    build: {
      outDir: `${FOLDER}/page`,
      modulePreload: false,
      copyPublicDir: false,
      rollupOptions: {
        input: ['tests/bench/formatting/page.tsx', 'tests/bench/formatting/pipelines.ts'],
        // Node imports the exports of the pipelines.
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

async function inNode(text: string): Promise<Times> {
  const { Markdown, remarkGfm } = (await import(packages)) as typeof ReactMarkdown
  const { pipelinesOf } = (await import(`${FOLDER}/page/pipelines.mjs`)) as typeof Pipelines
  const pipelines = pipelinesOf(Markdown, remarkGfm)
  const measured: Times = { ours: [], 'react-markdown': [] }
  for (let round = 0; round < 2 * WARM; round += 1) {
    for (const name of NAMES) {
      const start = process.cpuUsage()
      await pipelines[name](text)
      const { user, system } = process.cpuUsage(start)
      if (round >= WARM) measured[name].push((user + system) / 1_000)
    }
  }
  return measured
}

async function inChromium(text: string): Promise<Record<'first' | 'again' | 'shown' | 'busy', Times>> {
  const { browser, close } = await siteInChromium()
  const session = await browser.newBrowserCDPSession()
  const first: Times = { ours: [], 'react-markdown': [] }
  const again: Times = { ours: [], 'react-markdown': [] }
  const shown: Times = { ours: [], 'react-markdown': [] }
  const busy: Times = { ours: [], 'react-markdown': [] }
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const name of NAMES) {
      const page = await browser.newPage()
      await page.route('http://bench.example/**', (route) => {
        const { pathname } = new URL(route.request().url())
        const body =
          pathname === '/' ? '<!doctype html><body></body>' : readFileSync(`${FOLDER}/page${pathname}`)
        const contentType = pathname === '/' ? 'text/html' : 'text/javascript'
        return route.fulfill({ body, contentType })
      })
      await page.goto('http://bench.example/')
      await page.addScriptTag({ url: '/page.mjs', type: 'module' })
      const before = await processorTime(session)
      shown[name].push(
        await page.evaluate(([one, markdown]) => measures.shown(one, markdown), [name, text] as const),
      )
      busy[name].push((await processorTime(session)) - before)
      const [cold = 0, ...warm] = await page.evaluate(
        ([one, markdown, times]) => measures.inWorker(one, markdown, times),
        [name, text, WARM] as const,
      )
      first[name].push(cold)
      again[name].push(...warm.slice(WARM / 2))
      await page.close()
    }
  }
  await close()
  return { first, again, shown, busy }
}

/** The processor time of all pages and their workers so far, in ms. */
async function processorTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? 1_000 * cpuTime : 0), 0)
}

function report(title: string, measured: Times): void {
  const [ours, theirs] = [Math.min(...measured.ours), Math.min(...measured['react-markdown'])]
  const cells = [`${ours.toFixed(1)} ms`, `${theirs.toFixed(1)} ms`, `× ${(ours / theirs).toFixed(2)}`]
  console.log(title.padEnd(36) + cells.map((cell) => cell.padStart(12)).join(''))
}
