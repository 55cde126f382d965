import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { gitBlobId } from './article-folder.ts'
import { githubStandIn } from '#tests/support/build-source/github-stand-in.ts'
import { down, standInMachine, three } from '#tests/support/build-source/machine-stand-in.ts'

const { read, cache } = standInMachine()
const blob = join('blobs', gitBlobId(Buffer.from('# One')))

/** Where the cache has put a file. */
async function placeOf(name: string): Promise<string> {
  const paths = await readdir(cache(), { recursive: true })
  return join(cache(), paths.find((path) => path.endsWith(name)) ?? '')
}

/** Puts a folder, or a file, in the place of what is there. */
async function replace(place: string, kind: 'a folder' | 'a file'): Promise<void> {
  await rm(place, { recursive: true })
  await (kind === 'a folder' ? mkdir(place) : writeFile(place, ''))
}

test.each([
  ['a text', async () => replace(await placeOf(blob), 'a folder'), 'EISDIR'],
  ['all texts', async () => replace(await placeOf('blobs'), 'a file'), 'E(EXIST|NOTDIR)'],
  ['the list', async () => replace(await placeOf('snapshot.json'), 'a folder'), 'EISDIR'],
  ['the whole', async () => replace(dirname(await placeOf('snapshot.json')), 'a file'), 'E(EXIST|NOTDIR)'],
])(
  'where a cache has something else in the place of %s, the build goes on and says so once',
  async (_, spoil, found) => {
    await read(githubStandIn())
    await spoil()
    const { names, said } = await read(githubStandIn())
    expect(names).toEqual(three)
    expect(said.match(/^warning: .*$/gm)).toEqual([expect.stringMatching(found)])
  },
)

test('what a spoiled cache cannot take leaves its last list as it was', async () => {
  await read(githubStandIn())
  await mkdir(await placeOf('blobs').then((blobs) => join(blobs, gitBlobId(Buffer.from('# Four')))))
  await read(githubStandIn({ files: { 'articles/Four.md': '# Four', 'articles/One.md': '# One' } }))
  expect((await read(down())).names).toEqual(three)
})

test('the cache forgets what its list does not name, also what is no file', async () => {
  await read(githubStandIn())
  const stray = join(await placeOf('blobs'), 'stray')
  await mkdir(stray)
  const { said } = await read(githubStandIn())
  expect(said).not.toContain('warning')
  expect(await readdir(dirname(stray))).toHaveLength(three.length)
})
