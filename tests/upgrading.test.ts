import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerSite as site } from '#tests/support/site/owner-site.ts'
import { copyProject } from '#tests/support/project-files.ts'
import { titledCode } from '#tests/support/markdown/titled-code.ts'

/* Runs the commands of docs/upgrading.md in temporary repositories. */

const OWNERS = ['content', 'articles', 'pages', 'public', ':!content/rules']
const ENGINES = ['README.md', 'app/styles/tokens.css', 'content/rules/site-schema.ts', 'package.json']
const WHO = { NAME: 'A', EMAIL: 'a@b.example', DATE: '2026-01-01T12:00:00Z' }
const ENV = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    Object.entries(WHO).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
}
const folder = mkdtempSync(join(tmpdir(), 'upgrading-'))
const upstream = join(folder, 'upstream')

const git = (cwd: string, args: string[]) =>
  execFileSync('git', args, { cwd, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] }).toString()
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
const ownersFiles = (cwd: string) =>
  git(cwd, ['ls-files', '-z', ...OWNERS])
    .split('\0')
    .filter(Boolean)

function commit(cwd: string, message: string) {
  git(cwd, ['add', '--all'])
  git(cwd, ['commit', '--quiet', '-m', message])
}

/** Runs the commands of a code block of the page, with the address of the test's repository. */
function follow(title: string, cwd: string) {
  const lines = linesOf(titledCode('docs/upgrading.md').get(title) ?? '')
  expect([title, lines.length > 0]).toEqual([title, true])
  for (const line of lines.filter((command) => command.startsWith('git '))) {
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
    git(
      cwd,
      args.slice(1).map((arg) => (arg.startsWith('https://') ? upstream : arg)),
    )
  }
}

/** Replaces all files of the owner, deletes the articles, and adds new files. */
function makeOwn(cwd: string) {
  for (const file of ownersFiles(cwd)) {
    if (file.startsWith('articles/')) rmSync(join(cwd, file))
    else writeFileSync(join(cwd, file), `mine: ${file}\n`)
  }
  for (const file of ['articles/Mine.md', 'articles/images/mine.svg', 'pages/now.md', 'public/cv.pdf']) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true })
    writeFileSync(join(cwd, file), `mine: ${file}\n`)
  }
  commit(cwd, 'Make it mine')
}

beforeAll(() => {
  // Copying the other files would take seconds.
  copyProject(upstream, ['*.md', 'content', 'articles', 'pages', 'public', 'app', 'package.json'])
  git(folder, ['init', '--quiet', '--initial-branch=main', upstream])
  commit(upstream, 'Release 1.0.0')
  git(upstream, ['tag', 'v1.0.0'])
  for (const file of ENGINES) appendFileSync(join(upstream, file), '\n')
  rmSync(join(upstream, 'CONTRIBUTING.md'))
  writeFileSync(join(upstream, 'app/new.ts'), '\n')
  commit(upstream, 'Release 1.1.0')
  git(upstream, ['tag', 'v1.1.0'])
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }), 60_000)

test.each([
  ['a fork', 'once'],
  ['a copy without a common history', 'once, without a common history'],
])('%s in which the owner has replaced every file is upgraded without a conflict', (name, once) => {
  const fork = join(folder, name)
  git(folder, ['clone', '--quiet', '--branch', 'v1.0.0', upstream, fork])
  if (name !== 'a fork') {
    rmSync(join(fork, '.git'), { recursive: true })
    git(fork, ['init', '--quiet', '--initial-branch=main'])
    commit(fork, 'Initial commit')
  } else git(fork, ['checkout', '--quiet', '-b', 'mine'])
  makeOwn(fork)
  const mine = ownersFiles(fork)
  follow(once, fork)
  follow('each time', fork)
  expect(git(fork, ['status', '--porcelain'])).toBe('')
  expect(ownersFiles(fork)).toEqual(mine)
  for (const file of mine) expect(readFileSync(join(fork, file), 'utf8')).toBe(`mine: ${file}\n`)
  expect(
    git(fork, [
      'diff',
      '--stat',
      'v1.1.0',
      '--',
      '.',
      ...OWNERS.map((path) => `:!${path.replace(':!', '')}`),
    ]),
  ).toBe('')
})

/** The blob ids of the owner's files in 2.0.0. They never change, and none is added, because forks have files of the same names. */
const SHIPPED = {
  'articles/A softmax that cannot overflow.md': '93d62fcfdc9521307a8fdbda0b4629b14f07510c',
  'articles/Attention as a soft dictionary.md': '2dd9dcff74722a82c8d10e3a450956349ee2b25e',
  'articles/Backpropagation by hand.md': 'a3a472ef5915822fd5797ee760b2de93b5d6a1d1',
  'articles/Batching requests on one small machine.md': '718e090d9bdcf3939d94bce14f71a5b960b4b35e',
  'articles/How to read a loss curve.md': 'f8bddc463248c47ee44f250f2969014a7fe61633',
  'articles/Measuring retrieval before tuning it.md': '43c11841906fdb07dabc41facb4db542f41cc741',
  'articles/Parsing what a language model says.md': 'ae181e1ad3b460b3c7482f065944d0afcb67cdda',
  'articles/Why momentum overshoots.md': 'cffed9d0ab21991fb5748a3f39057ae8d29fe28a',
  'articles/images/backprop-graph.svg': '37292d205220bf04f5ee7ae0b235477ebdc59f34',
  'articles/images/batch-timeline.svg': '97ec3ad92c946c3b591009d2589ec9ddac3f6e1a',
  'articles/images/brace-scanner.svg': '0e24e4267151cb899153492e1241d1981f3db022',
  'articles/images/loss-curve.svg': '22123245a27adecac6c14b5621fa4b1e2dc81783',
  'articles/images/momentum-paths.svg': 'd95d9f5caac47e3d84ea432ed32d0669948b234f',
  'articles/images/retrieval-ranks.svg': '5d64335891b1006d7e07ff3a9a3713f56eb4d7e4',
  'articles/images/soft-lookup.svg': '2d4619ac2ce4e4efd6295a6067bdec329e12e46b',
  'content/site.yaml': '400c90a43834db4508ae293099ea382f553bfd95',
  'content/theme.css': 'a603cd6199029d869cf9a962d5fc32355cbfbc65',
  'content/words.yaml': '9f68ffacb44b964ee3a3a7d29cadec786c1fdf4b',
  'pages/.gitkeep': 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  'public/.gitkeep': 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
}

test.runIf(site.owner.name === 'Alex Morgan')('the owner’s files are the same as in 2.0.0', () => {
  const staged = linesOf(git('.', ['ls-files', '--stage', '-z', ...OWNERS]).replaceAll('\0', '\n'))
  const ids = staged.map((line) => /^\d+ (\w+) \d\t(.*)$/.exec(line)?.slice(1) ?? [])
  expect(Object.fromEntries(ids.map(([id, path]) => [path, id]))).toEqual(SHIPPED)
})
