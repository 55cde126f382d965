import { listPlaces } from './list-world.ts'

/** The names in the newer of the two saved lists: one that only the older has is gone. No draft is among them. */
export async function knownNames(): Promise<string[]> {
  const kept = listPlaces.kept.list()
  const index = await listPlaces.readIndex()
  const entries = kept && kept.takenAt >= (index?.takenAt ?? 0) ? kept.value.entries : index?.entries
  const drafts = index?.drafts ?? []
  return (entries ?? []).map(({ name }) => name).filter((name) => !drafts.includes(name))
}
