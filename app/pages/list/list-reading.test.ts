import { expect, test } from 'vitest'
import { readList } from './list-reading.ts'
import type { KeptListing } from '#app/lib/kept-list.ts'
import type { Listing } from '#github/listing.ts'
import { createListingMemory } from '#github/listing-memory.ts'
import type { Saved } from '#app/lib/live.ts'
import type { SnapshotIndex } from '#app/lib/snapshot.ts'

const { signal } = new AbortController()
const entry = (name: string) => ({ name, sha: 'a'.repeat(40) })
const inIndex = (name: string) => ({ ...entry(name), title: name, description: '', minutes: 1 })
const index: SnapshotIndex = {
  ...{ repository: 'alex/notes', takenAt: 10, entries: [inIndex('One')] },
  drafts: ['Later'],
}
const listing: Listing = { entries: [entry('Later'), entry('One')], isCut: false }

function readingOf(
  places: {
    index?: SnapshotIndex | null
    kept?: Saved<KeptListing>
    readIndex?: () => Promise<SnapshotIndex | null>
  },
  brought?: SnapshotIndex,
) {
  const keeping: KeptListing[] = []
  const memory = createListingMemory(() => 0)
  const reading = readList(
    {
      readLive: async () => ({ ok: true, value: listing }),
      kept: { list: () => places.kept ?? null, keepList: (value) => void keeping.push(value) },
      readIndex: places.readIndex ?? (async () => places.index ?? null),
      memory,
    },
    brought,
  )
  return { ...reading, keeping, memory }
}

const names = (entries: readonly { name: string }[] | undefined) => entries?.map(({ name }) => name)

test('a draft is in the live list at no time, also where the site’s own list has to be read first', async () => {
  for (const reading of [readingOf({ index }), readingOf({}, index)]) {
    const answer = await reading.live(signal, false)
    expect(answer.ok && names(answer.value.entries)).toEqual(['One'])
    // What is kept needs the site's own list no more to be shown.
    expect(reading.keeping).toEqual([{ entries: [entry('One')], isCut: false, drafts: ['Later'] }])
  }
})

test('without the site’s own list the kept one knows the drafts', async () => {
  const kept = { value: { ...listing, drafts: ['Later'] }, takenAt: 20 }
  const reading = readingOf({ kept })
  const answer = await reading.live(signal, false)
  expect(answer.ok && names(answer.value.entries)).toEqual(['One'])
  expect(reading.keeping).toMatchObject([{ entries: [entry('One')], drafts: ['Later'] }])
  expect(names((await reading.findSaved())?.value.entries)).toEqual(['One'])
})

test('an article that the site’s own list has published is no draft, whatever was kept', async () => {
  const kept = { value: { ...listing, drafts: ['One'] }, takenAt: 9 }
  const answer = await readingOf({ index, kept }).live(signal, false)
  expect(answer.ok && names(answer.value.entries)).toEqual(['One'])
})

test('a site’s own list that was not there is looked for again when somebody tries again', async () => {
  const found = [null, index]
  const reading = readingOf({ readIndex: async () => found.shift() ?? null })
  const before = await reading.live(signal, false)
  expect(before.ok && names(before.value.entries)).toEqual(['Later', 'One'])
  const after = await reading.live(signal, true)
  expect(after.ok && names(after.value.entries)).toEqual(['One'])
})

test('where nobody knows of drafts, the live list is shown', async () => {
  const answer = await readingOf({ index: null }).live(signal, false)
  expect(answer.ok && names(answer.value.entries)).toEqual(['Later', 'One'])
})

test('a draft is not in a kept list either', async () => {
  const kept = { value: listing, takenAt: 20 }
  const found = await readingOf({ index, kept }).findSaved()
  expect(found).toMatchObject({ takenAt: 20, value: { drafts: ['Later'] } })
  expect(names(found?.value.entries)).toEqual(['One'])
})

test('the newer of the site’s and the kept list is the saved one', async () => {
  const older = { value: listing, takenAt: 9 }
  expect((await readingOf({ index, kept: older }).findSaved())?.takenAt).toBe(10)
  // Kept at the same time, it knows less.
  const equal = { value: { entries: [entry('Two')], isCut: false }, takenAt: 10 }
  expect((await readingOf({ index, kept: equal }).findSaved())?.value.entries).toEqual(index.entries)
  expect((await readingOf({ index: null, kept: older }).findSaved())?.takenAt).toBe(9)
  expect(await readingOf({ index: null }).findSaved()).toBe(null)
  expect(readingOf({}, index).saved?.takenAt).toBe(10)
})

test('the site’s own list is read once, and what a saved list names is known', async () => {
  let reads = 0
  const readIndex = async () => {
    reads += 1
    return index
  }
  const reading = readingOf({ readIndex, kept: { value: listing, takenAt: 9 } })
  await Promise.all([reading.findSaved(), reading.live(signal, false)])
  expect(reads).toBe(1)
  expect(reading.memory.knows('One')).toBe(true)
  expect(reading.memory.knows('Two')).toBe(false)
})
