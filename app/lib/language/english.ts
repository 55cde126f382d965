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

type English = typeof ENGLISH
/** Sentences with values are functions in English, and texts with {places} everywhere else. */
type AnyWord<Word> = Word extends PluralForms ? PluralForms : string
type GroupOf<Group extends keyof English> = { [Key in keyof English[Group]]: AnyWord<English[Group][Key]> }

/** The words of a site. */
export type Words = { [Group in keyof English]: GroupOf<Group> }

/** Words of 1.0.0 that are no longer used. An owner's file may contain them until 2.0.0 (docs/upgrading.md). */
export const RETIRED_WORDS = ['enhancements.diagramSlow', 'markdown.tooLongHere'] as const
type RetiredOf<Group extends string> = {
  [Word in (typeof RETIRED_WORDS)[number] as Word extends `${Group}.${infer Key}` ? Key : never]?: string
}

/** The words that an owner replaces: `content/words.ts`. */
export type OwnWords = { [Group in keyof English]?: Partial<GroupOf<Group>> & RetiredOf<Group> }
