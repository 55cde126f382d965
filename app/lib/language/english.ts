import * as article from '#app/lib/words/article.ts'
import * as comments from '#app/lib/words/comments.ts'
import * as enhancements from '#app/lib/words/enhancements.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as heads from '#app/lib/words/heads.ts'
import * as home from '#app/lib/words/home.ts'
import * as keys from '#app/lib/words/keys.ts'
import * as list from '#app/lib/words/list.ts'
import * as live from '#app/lib/words/live.ts'
import * as messages from '#app/lib/words/messages.ts'
import * as palette from '#app/lib/words/palette.ts'
import * as markdown from '#markdown/words.ts'

/** Every word of the interface, by subject. Only the build and the tests import all of them; a page imports those that it needs. */
export const ENGLISH = {
  article,
  comments,
  enhancements,
  frame,
  heads,
  home,
  keys,
  list,
  live,
  markdown,
  messages,
  palette,
}

/** A text for each plural category of a language (CLDR); `other` is for every number without one. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** A text, with {placeholders} for values, or the plural forms of a text. */
export type Word = string | PluralForms

type English = typeof ENGLISH

/** The words of a site. */
export type Words = {
  [Group in keyof English]: {
    [Key in keyof English[Group]]: English[Group][Key] extends string ? string : PluralForms
  }
}
