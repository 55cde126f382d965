import { matchSorter, rankings } from 'match-sorter'
import type { Command } from './commands.ts'

export type CommandGroup = { heading: string; commands: Command[] }

/**
 * The commands that contain every word of the query, in groups. The group with the best match comes first.
 *
 * @returns all commands in their order for an empty query
 */
export function matchingCommands(commands: readonly Command[], query: string): CommandGroup[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const found = words.reduceRight((left, word) => matchSorter(left, word, OPTIONS), [...commands])
  const groups = new Map<string, Command[]>()
  for (const command of found) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return [...groups].map(([heading, commands]) => ({ heading, commands }))
}

const OPTIONS = {
  keys: [
    'title',
    { key: 'group', maxRanking: rankings.CONTAINS },
    { key: 'words', maxRanking: rankings.CONTAINS },
    { key: 'detail', maxRanking: rankings.CONTAINS },
  ],
  // Looser matches would put a page before the article that the visitor is looking for.
  threshold: rankings.CONTAINS,
  baseSort: (a: { index: number }, b: { index: number }) => a.index - b.index,
}
