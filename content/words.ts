import type { OwnWords } from '#app/lib/language/english.ts'

/**
 * Your own words for those of the interface, which are English otherwise. The editor completes their names; app/lib/words/ has
 * all of them. Keep the {placeholders}. The folder docs/words/ has whole languages to copy from.
 */
export const words: OwnWords = {
  // frame: { blog: 'Notes', stack: 'Tools' }, // in the navigation
  // heads: { list: 'My notes' }, // the heading of the list
}
