import { gemoji } from 'gemoji'
import type { Shortcodes } from './emoji.ts'

/** The build replaces this module with its value (site-build/bundles/site-modules.ts). */
export const shortcodes: Shortcodes = Object.fromEntries(
  gemoji.flatMap(({ emoji, names }) => names.map((name) => [name, emoji])),
)
