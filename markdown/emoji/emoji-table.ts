import type { FindEmoji } from './emoji.ts'
import { shortcodes } from './shortcodes.ts'

const EMOJI: ReadonlyMap<string, string> = new Map(Object.entries(shortcodes))

export const findEmoji: FindEmoji = (shortcode) => EMOJI.get(shortcode)
