import { expect, test } from 'vitest'
import type { Article, RenderedFolder, SourcePicture } from '#site-build/model.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { heavyFileFindings } from './heavy-files.ts'

const MB = 1_000_000

/** A folder with these files, in bytes, whose text shows the first ones. */
function folderOf(sizes: Record<string, number>, shown = Object.keys(sizes)): RenderedFolder {
  const pictures = Object.entries(sizes).map(([path, size]): SourcePicture => {
    return { path, read: async () => Buffer.alloc(size) }
  })
  const article = { pictures: Object.fromEntries(shown.map((path) => [path, {}])) } as unknown as Article
  const folder = { articles: [article], source: { pictures }, places: { folder: 'articles' } }
  return folder as unknown as RenderedFolder
}

const messagesOf = async (folder: RenderedFolder, publicFolder = 'none') =>
  (await heavyFileFindings([folder], publicFolder)).map(({ file, message }) => `${file}: ${message}`)

test('a film over 25 MB and a GIF over 2 MB are warnings that say how to make them smaller', async () => {
  const sizes = { 'films/long.mp4': 30 * MB, 'images/loop.GIF': 3 * MB, 'talk.mp3': 26 * MB }
  const [film, gif, sound, ...others] = await messagesOf(folderOf(sizes))
  expect(film).toContain('articles/films/long.mp4: expected at most 25 MB, found 30.0 MB')
  expect(film).toContain('ffmpeg -i "long.mp4"')
  expect(gif).toContain('articles/images/loop.GIF: expected at most 2 MB, found 3.0 MB')
  expect(gif).toContain('"loop.mp4"`, and write `#loop`')
  expect(sound).toContain('found 26.0 MB')
  expect(others).toEqual([])
})

test('lighter films, pictures, and films that no text shows are not mentioned', async () => {
  const sizes = { 'a.mp4': 25 * MB, 'b.gif': 2 * MB, 'c.png': 40 * MB, 'unused.mp4': 40 * MB }
  expect(await messagesOf(folderOf(sizes, ['a.mp4', 'b.gif', 'c.png']))).toEqual([])
})

test('a heavy GIF of public/ is mentioned once', async () => {
  const publicFolder = temporaryFolder()
  writeFiles(publicFolder, { 'a.gif': Buffer.alloc(3 * MB) })
  const folder = folderOf({}, ['/a.gif'])
  const findings = await heavyFileFindings([folder, folder], publicFolder)
  expect(findings.map(({ file }) => file)).toEqual(['public/a.gif'])
})
