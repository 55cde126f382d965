import table from './emoji-table.json'
import type { FindEmoji } from './emoji.ts'

/** GitHub's shortcodes and the characters they stand for, from the package `gemoji`; a test compares the two. */
const EMOJI: ReadonlyMap<string, string> = new Map(Object.entries(table))

export const findEmoji: FindEmoji = (shortcode) => EMOJI.get(shortcode)
