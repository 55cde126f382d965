import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { publishSite, siteTarget } from './publish-site.ts'

let root = ''
const write = (path: string, text = path) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + folder.length + 2))
    .toSorted()

beforeEach(() => {
  root = temporaryFolder()
  for (const file of ['new/index.html', 'new/blogs/A.html', 'new/.gitkeep']) write(file)
})

test('moves a site to a folder that does not exist yet', () => {
  publishSite(join(root, 'new'), siteTarget(root, 'a/dist'))
  expect(filesIn('a/dist')).toEqual(['blogs/A.html', 'index.html'])
  expect(readdirSync(root)).toEqual(['a'])
})

/** Publishes `new` to `dist`, after a change of the file system's functions. @returns how the process ended */
function publishElsewhere(change: string) {
  const script = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { publishSite, siteTarget } from '#site-build/publish-site.ts'
    ${change}
    syncBuiltinESMExports()
    const [root] = process.argv.slice(1)
    publishSite(root + '/new', siteTarget(root, 'dist'))`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script, root]
  const { status, signal, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  return { status, signal, stderr }
}

/** Kills the process at the nth change of a file or folder. Files of another disk cannot be renamed. */
const killedAt = (step: number, isOtherDisk: boolean) => `
  let steps = 0
  for (const name of ['mkdirSync', 'cpSync', 'renameSync', 'rmdirSync', 'rmSync']) {
    const real = fs[name]
    fs[name] = (...given) => {
      if (${isOtherDisk} && name === 'renameSync' && given[0].endsWith('/new')) throw new Error('EXDEV')
      if ((steps += 1) === ${step}) process.kill(process.pid, 'SIGKILL')
      return real(...given)
    }
  }`

test.each([
  ['the same disk', false],
  ['another disk', true],
])(
  'a build that is killed at any step while it publishes to %s leaves a complete site',
  (_, isOtherDisk) => {
    const [old, next] = [
      ['.git/HEAD', 'articles.json', 'blogs/Old.html', 'index.html'],
      ['.git/HEAD', 'articles.json', 'blogs/A.html', 'index.html'],
    ]
    const found = new Set<string>()
    for (let step = 1; ; step += 1) {
      rmSync(join(root, 'dist'), { recursive: true, force: true })
      rmSync(join(root, 'new'), { recursive: true, force: true })
      for (const file of next.slice(1)) write(`new/${file}`)
      for (const file of old) write(`dist/${file}`, 'old')
      const { signal, status, stderr } = publishElsewhere(killedAt(step, isOtherDisk))
      // The next build starts.
      siteTarget(root, 'dist')
      const isNew = readFileSync(join(root, 'dist/index.html'), 'utf8') !== 'old'
      expect(filesIn('dist'), `step ${step}`).toEqual(isNew ? next : old)
      expect(readFileSync(join(root, 'dist/articles.json'), 'utf8') !== 'old').toBe(isNew)
      found.add(isNew ? 'new' : 'old')
      if (signal === null) {
        expect([status, isNew], stderr).toEqual([0, true])
        break
      }
    }
    expect([...found]).toEqual(['old', 'new'])
  },
  120_000,
)

test.each([
  [
    'the disk is full',
    `fs.renameSync = () => { throw new Error('EXDEV') }
    fs.cpSync = (from, to) => { fs.mkdirSync(to); fs.writeFileSync(to + '/half', ''); throw new Error('ENOSPC') }`,
  ],
  [
    'a program has a file of the last site open',
    `const rename = fs.renameSync
    fs.renameSync = (from, to) => { if (from.endsWith('dist/index.html')) throw new Error('EPERM'); rename(from, to) }`,
  ],
])('leaves the last site as it was when %s', (_, change) => {
  const files = ['articles.json', 'blogs/Old.html', 'index.html']
  for (const file of files) write(`dist/${file}`, 'old')
  expect(publishElsewhere(change)).toMatchObject({ status: 1, stderr: expect.stringMatching(/ENOSPC|EPERM/) })
  expect(filesIn('dist')).toEqual(files)
  expect(files.map((file) => readFileSync(join(root, 'dist', file), 'utf8'))).toEqual(['old', 'old', 'old'])
})

test('keeps the folder itself, which may be a link or a mount point, or be open elsewhere', () => {
  write('elsewhere/articles.json', 'old')
  symlinkSync('elsewhere', join(root, 'dist'))
  const { ino } = statSync(join(root, 'elsewhere'))
  publishSite(join(root, 'new'), siteTarget(root, 'dist'))
  expect(filesIn('elsewhere')).toEqual(['blogs/A.html', 'index.html'])
  expect(statSync(join(root, 'dist')).ino).toBe(ino)
})

test('replaces the last site, but not the files of git', () => {
  for (const file of ['articles.json', 'index.html', 'blogs/Old.html', '.git/HEAD'])
    write(`dist/${file}`, 'old')
  publishSite(join(root, 'new'), siteTarget(root, 'dist'))
  expect(filesIn('dist')).toEqual(['.git/HEAD', 'blogs/A.html', 'index.html'])
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('new/index.html')
})

test('keeps the other files of a folder outside the project', () => {
  for (const file of ['home/index.html', 'home/blogs/Old.html', 'home/letter']) write(file, 'old')
  publishSite(join(root, 'new'), siteTarget(join(root, 'project'), '../home'))
  expect(filesIn('home')).toEqual(['blogs/A.html', 'blogs/Old.html', 'index.html', 'letter'])
  expect(readFileSync(join(root, 'home/index.html'), 'utf8')).toBe('new/index.html')
})

test.each([
  ['docs', 'docs/building.md'],
  ['public', 'public/.gitkeep'],
  ['build', 'build/site/build/index.html'],
])('refuses the folder %s of the project, which has other files than a site', (folder, file) => {
  write(file)
  expect(() => siteTarget(root, folder)).toThrow(`--outDir ${folder}: expected a new folder`)
})

test.each(['.', '..'])('refuses the folder %s, which contains the project', (folder) => {
  expect(() => siteTarget(root, folder)).toThrow(
    `--outDir ${folder}: expected a folder for the site, found one`,
  )
})

test('a folder beside the project whose name begins like it is outside', () => {
  write('site-old/letter')
  expect(siteTarget(join(root, 'site'), '../site-old')).toMatchObject({ isReplaced: false })
})

test('accepts a folder that is empty except for the files of git', () => {
  write('dist/.git/HEAD')
  expect(siteTarget(root, 'dist')).toEqual({ folder: join(root, 'dist'), isReplaced: true })
})
