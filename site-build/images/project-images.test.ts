import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { checkProjectImages } from './project-images.ts'

const project = (address?: string) => ({
  title: 'Tick',
  description: 'A list',
  github_link: 'https://github.com/me/tick',
  ...(address !== undefined && { image: { address, alt: 'A list of three things' } }),
})

test('a picture that is missing is named by its field; one on another host is left to it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'public-'))
  await writeFile(join(folder, 'there.webp'), '')
  const fine = [project(), project('there.webp'), project('https://me.example/far.webp')]
  await expect(checkProjectImages(fine, folder)).resolves.toBeUndefined()
  const refusal: unknown = await checkProjectImages([...fine, project('gone.webp')], folder).catch(
    (error: unknown) => error,
  )
  // As a build prints it: a trace would stand below.
  expect(inspect(refusal)).toBe(
    '[Error: content/site.ts needs a correction:\n  - projects[3].image.address: expected a file in public/, found no gone.webp]',
  )
})
