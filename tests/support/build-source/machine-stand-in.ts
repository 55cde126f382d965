import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { githubStandIn, HOSTS, NOW } from './github-stand-in.ts'
import { readArticles, type SourcePlaces } from '#site-build/source/read-articles.ts'

type StandIn = Pick<ReturnType<typeof githubStandIn>, 'world'>

/** For tests: a machine with a checkout of one article and an empty cache, anew for every test of the file. */
export function standInMachine() {
  let root = ''

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'source-'))
    await mkdir(join(root, 'articles'))
    await writeFile(join(root, 'articles/Sample.md'), '# Sample')
  })

  afterEach(() => rm(root, { recursive: true }))

  return {
    cache: () => join(root, 'cache'),
    checkout: () => join(root, 'articles'),
    /** What a build takes, and what it says. */
    read: async ({ world }: StandIn, change: Partial<SourcePlaces> = {}, now = NOW) => {
      const places: SourcePlaces = {
        hosts: HOSTS,
        cacheFolder: join(root, 'cache'),
        address: 'https://me.example/blog/',
        checkoutFolder: join(root, 'articles'),
        accept: { fewer: false, repository: null },
        ...change,
      }
      const { files, report } = await readArticles(places, { ...world, now: () => now })
      return {
        files,
        names: files.entries.filter(({ bytes }) => bytes).map(({ name }) => name),
        said: report.map(({ level, text }) => `${level}: ${text}`).join('\n'),
      }
    },
  }
}

/** A day, ms. */
export const DAY = 86_400_000

/** The file names of the repository that `githubStandIn` stands for. */
export const three = ['One.md', 'Two.md', 'Three.md']

/** A network that refuses every connection. */
export const down = () =>
  githubStandIn({}, () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })))
