import type { Plugin } from 'vite'
import { shortcodes } from '#markdown/emoji/shortcodes.ts'

/**
 * Puts GitHub's shortcodes into the bundles as one small object. Their package also contains descriptions, tags and categories,
 * which make it eight times as large.
 */
export function emojiModule(): Plugin {
  return {
    name: 'emoji-module',
    load: {
      filter: { id: /markdown[\\/]emoji[\\/]shortcodes\.ts$/ },
      handler: () => `export const shortcodes = ${JSON.stringify(shortcodes)}`,
    },
  }
}
