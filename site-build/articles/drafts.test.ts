import { expect, test } from 'vitest'
import { withoutDrafts } from './drafts.ts'
import type { FolderEntry } from '#site-build/source/article-folder.ts'

const file = (name: string): FolderEntry => ({ name, type: 'file', bytes: Buffer.from(name) })
const files = {
  entries: [file('a.md'), file('b.md'), file('B.md'), file('b.md.md')],
  ...{ pictures: [], takenAt: 1, repositoryId: 7 },
}
const index = { repository: 'me/notes', takenAt: 1, entries: [] }

test('the files of drafts are left out, by their whole names; everything else stays', () => {
  const { entries, ...rest } = withoutDrafts(files, { ...index, drafts: ['b'] })
  expect(entries.map(({ name }) => name)).toEqual(['a.md', 'B.md', 'b.md.md'])
  expect(rest).toEqual({ pictures: [], takenAt: 1, repositoryId: 7 })
})

test('where nobody says what is a draft, nothing is', () => {
  expect(withoutDrafts(files, index).entries).toHaveLength(4)
})
