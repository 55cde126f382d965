import * as comments from '#app/lib/words/comments.ts'
import * as frame from '#app/lib/words/frame.ts'

/** Every word of the interface, by subject. Only the build and the tests import all of them: pages import their own. */
export const ENGLISH = { comments, frame }

/** A text for each plural category of a language (CLDR); `other` is for every number without one. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type English = typeof ENGLISH
type AnyWord<Word> = Word extends string ? string : PluralForms
type GroupOf<Group extends keyof English> = { [Key in keyof English[Group]]: AnyWord<English[Group][Key]> }

/** The words of a site. */
export type Words = { [Group in keyof English]: GroupOf<Group> }

/** The words that an owner replaces: `content/words.ts`. */
export type OwnWords = { [Group in keyof English]?: Partial<GroupOf<Group>> }
