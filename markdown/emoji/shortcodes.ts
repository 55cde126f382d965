import { gemoji } from 'gemoji'

/** GitHub's shortcodes and their characters. The build replaces this module by its value (site-build/emoji-module.ts). */
export const shortcodes: Readonly<Record<string, string>> = Object.fromEntries(
  gemoji.flatMap(({ emoji, names }) => names.map((name) => [name, emoji])),
)
