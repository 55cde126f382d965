import fs, {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
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
  // Node loads the code of this function at its first call, and would give it the functions of a test for ever.
  fs.cpSync(join(root, 'new/index.html'), join(root, 'new/index.html.copy'))
  rmSync(join(root, 'new/index.html.copy'))
})

type Change = (real: typeof fs) => Partial<typeof fs>

/** Publishes `new` to `dist` with other functions of the file system. */
function publishWith(change: Change): void {
  const changed = change({ ...fs })
  const real = Object.fromEntries(Object.keys(changed).map((name) => [name, fs[name as keyof typeof fs]]))
  try {
    Object.assign(fs, changed)
    syncBuiltinESMExports()
    publishSite(join(root, 'new'), siteTarget(root, 'dist'))
  } finally {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
}

/**
 * Publishes in a process that is killed at the nth change of a file or folder: from then on it changes nothing. Files of another
 * disk cannot be renamed.
 *
 * @returns whether it was killed before its end
 */
function isKilledAt(step: number, isOtherDisk: boolean): boolean {
  let steps = 0
  const killable = (real: typeof fs) => {
    const names = ['mkdirSync', 'cpSync', 'renameSync', 'rmdirSync', 'rmSync'] as const
    const changed = names.map((name) => [
      name,
      (...given: [string]) => {
        if (isOtherDisk && name === 'renameSync' && given[0].endsWith('/new')) throw new Error('EXDEV')
        if ((steps += 1) >= step) throw new Error('killed')
        return (real[name] as (...given: [string]) => unknown)(...given)
      },
    ])
    return Object.fromEntries(changed) as Partial<typeof fs>
  }
  try {
    publishWith(killable)
  } catch (error) {
    expect(error).toEqual(new Error('killed'))
  }
  return steps >= step
}

test.each([
  ['the same disk', false],
  ['another disk', true],
])('a build that is killed at any step while it publishes to %s leaves a complete site', (_, isOtherDisk) => {
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
    const isKilled = isKilledAt(step, isOtherDisk)
    // The next build starts.
    siteTarget(root, 'dist')
    const isNew = readFileSync(join(root, 'dist/index.html'), 'utf8') !== 'old'
    expect(filesIn('dist'), `step ${step}`).toEqual(isNew ? next : old)
    expect(readFileSync(join(root, 'dist/articles.json'), 'utf8') !== 'old').toBe(isNew)
    found.add(isNew ? 'new' : 'old')
    if (!isKilled) {
      expect(isNew).toBe(true)
      break
    }
  }
  expect([...found]).toEqual(['old', 'new'])
})

test.each<[string, Change]>([
  [
    'the disk is full',
    () => ({
      renameSync() {
        throw new Error('EXDEV')
      },
      cpSync(_from, to) {
        mkdirSync(to)
        writeFileSync(join(String(to), 'half'), '')
        throw new Error('ENOSPC')
      },
    }),
  ],
  [
    'a program has a file of the last site open',
    ({ renameSync }) => ({
      renameSync(from, to) {
        if (String(from).endsWith('dist/index.html')) throw new Error('EPERM')
        renameSync(from, to)
      },
    }),
  ],
])('leaves the last site as it was when %s', (_, change) => {
  const files = ['articles.json', 'blogs/Old.html', 'index.html']
  for (const file of files) write(`dist/${file}`, 'old')
  expect(() => publishWith(change)).toThrow(/ENOSPC|EPERM/)
  expect(filesIn('dist')).toEqual(files)
  expect(files.map((file) => readFileSync(join(root, 'dist', file), 'utf8'))).toEqual(['old', 'old', 'old'])
})

test('keeps the folder itself, which may be a link or a mount point, or be open elsewhere', () => {
  write('elsewhere/articles.json', 'old')
  symlinkSync('elsewhere', join(root, 'dist'))
  const { ino } = statSync(join(root, 'elsewhere'))
  publishSite(join(root, 'new'), siteTarget(root, 'dist'))
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'elsewhere'])
  expect(filesIn('elsewhere')).toEqual(['blogs/A.html', 'index.html'])
  expect(statSync(join(root, 'dist')).ino).toBe(ino)
})

test('keeps the other files of a folder outside the project', () => {
  for (const file of ['home/index.html', 'home/blogs/Old.html', 'home/letter']) write(file, 'old')
  publishSite(join(root, 'new'), siteTarget(join(root, 'project'), '../home'))
  expect(filesIn('home')).toEqual(['blogs/A.html', 'blogs/Old.html', 'index.html', 'letter'])
  expect(readFileSync(join(root, 'home/index.html'), 'utf8')).toBe('new/index.html')
})

const OTHER_FILES = 'expected a new folder, an empty one, or an earlier build of the site'
const THE_PROJECT = 'expected a folder for the site, found one that contains the project'

test.each([
  ['docs', 'docs/building.md', OTHER_FILES],
  ['public', 'public/.gitkeep', OTHER_FILES],
  ['build', 'build/site/build/index.html', OTHER_FILES],
  ['.', 'a', THE_PROJECT],
  ['..', 'a', THE_PROJECT],
])('refuses the folder %s with %s', (folder, file, message) => {
  write(file)
  expect(() => siteTarget(root, folder)).toThrow(`--outDir ${folder}: ${message}`)
})

test('accepts a folder with only the files of git, and one beside the project whose name begins like it', () => {
  write('dist/.git/HEAD')
  expect(siteTarget(root, 'dist')).toEqual({ folder: join(root, 'dist'), isReplaced: true })
  write('site-old/letter')
  expect(siteTarget(join(root, 'site'), '../site-old')).toMatchObject({ isReplaced: false })
})
