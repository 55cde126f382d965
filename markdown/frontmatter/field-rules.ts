import * as v from 'valibot'
import { imageSource } from '#markdown/destination.ts'
import { oneLine } from '#markdown/one-line.ts'
import { dayOrTime } from './day-or-time.ts'
import type { Frontmatter } from './frontmatter.ts'

/** More than a line of them says nothing. */
const MAX_TAGS = 20
const MAX_TAG_LENGTH = 50

const words = v.pipe(
  v.string('some text'),
  v.transform(oneLine),
  v.check((text) => text !== '', 'some text'),
)

const time = v.pipe(
  v.string('a day'),
  v.transform((text) => dayOrTime(text.trim()) ?? Number.NaN),
  v.number('a real day such as 2026-09-18, or a time such as 2026-09-18T10:00:00Z'),
)

const LIST_OF_TAGS = `a list of at most ${MAX_TAGS} words, each of ${MAX_TAG_LENGTH} characters at most`

const tags = v.pipe(
  v.union(
    [
      v.array(words),
      v.pipe(
        words,
        v.transform((tag) => [tag]),
      ),
    ],
    LIST_OF_TAGS,
  ),
  v.transform((list) => [...new Set(list)]),
  v.check(
    (list) => list.length <= MAX_TAGS && list.every((tag) => tag.length <= MAX_TAG_LENGTH),
    LIST_OF_TAGS,
  ),
)

/** The words of YAML 1.1 count as well: whoever writes `yes` means it. */
const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', 'off'].map((word) => [word, false] as const),
])

const SAID = 'true or false (until then the article is kept back)'

type FieldRules = { [field in keyof Frontmatter]-?: v.GenericSchema<unknown, Required<Frontmatter>[field]> }

/** What each field must be: all scalars arrive as the text that was written. Messages are what was expected. */
export const FIELD_RULES = {
  title: words,
  description: words,
  date: time,
  updated: time,
  tags,
  draft: v.pipe(
    v.string(SAID),
    v.transform((word) => SWITCH.get(word.trim().toLowerCase())),
    v.boolean(SAID),
  ),
  cover: v.pipe(words, v.check(isPicture, 'a path of this repository, or an https:// address')),
  lang: v.pipe(words, v.transform(canonicalLanguage), v.string('a language tag such as "en" or "zh-Hant"')),
  canonical: v.pipe(
    words,
    v.check(isWebAddress, 'a whole address that begins with https:// or http://'),
    v.transform((address) => new URL(address).href),
  ),
} satisfies FieldRules

/** Which destinations a picture may have does not depend on where the repository is. */
const ANYWHERE = { filesBase: 'https://x.invalid/' }

/** Other programs show a cover, outside of any page: it needs an address that is whole, and that they can load safely. */
function isPicture(cover: string): boolean {
  const source = imageSource(cover, ANYWHERE)
  return source !== null && /^https:\/\//i.test(source) && URL.canParse(source)
}

/**
 * @returns the tag as BCP 47 writes it (ECMA-402, `Intl.getCanonicalLocales`); `undefined` when it is none, or begins with
 *   more letters than a language has (`english`: the standard keeps them for later)
 */
function canonicalLanguage(tag: string): string | undefined {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(tag) ? Intl.getCanonicalLocales(tag)[0] : undefined
  } catch {
    return undefined
  }
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
