import * as v from 'valibot'
import { described, httpsAddress, isHttpsAddress, optional, record, text, textWith } from './fields.ts'
import { MISPLACED } from './misplaced-fields.ts'

/** The forms of drawn landscapes (site-build/artwork/landforms.ts). */
export const LANDFORMS = ['spiral', 'ravine', 'crater', 'twins', 'meander', 'pass'] as const
export type Landform = (typeof LANDFORMS)[number]

/** A picture of the owner's. */
export const image = record({
  /** The path of a file below `public/` (`pictures/tick.webp`), or an https:// address. */
  address: textWith(
    (address) => isHttpsAddress(address) || isPathInside(address),
    'the path of a file in public/, such as "pictures/tick.webp", or an https:// address',
  ),
  alt: described('A description for people who cannot see it.', text),
})

/** More of them would hide the description of a card. */
const MAX_TAGS = 6
const NO_YEAR = 'a year such as 2024'

const year = v.pipe(
  v.number(({ input }) => (typeof input === 'string' ? `${NO_YEAR} (a number without quotes)` : NO_YEAR)),
  v.integer(NO_YEAR),
  v.minValue(1950, NO_YEAR),
  v.maxValue(2099, NO_YEAR),
)

export const project = record(
  {
    title: text,
    description: text,
    landscape: optional(
      'The form of the drawn landscape, instead of one by the title.',
      v.picklist(LANDFORMS),
    ),
    github_link: optional('Left out if the code is not public.', httpsAddress),
    deployed_link: v.optional(httpsAddress),
    image: optional('Your own picture instead of the drawn landscape.', image),
    year: optional('When you made it, such as 2024.', year),
    result: optional('What came of it, in a few words: "WER 14.2 → 9.8 %".', text),
    tags: optional(
      'What it is made with, at most six words.',
      v.pipe(
        v.array(text, 'a list of words'),
        v.maxLength(MAX_TAGS, `at most ${MAX_TAGS} words; the others belong in the description`),
      ),
    ),
    article: optional('The name of an article about it: its file in articles/ without ".md".', text),
  },
  MISPLACED.project,
)

export type Project = v.InferOutput<typeof project>

/** Whether a text is a relative path that needs no encoding and cannot leave its folder. */
function isPathInside(path: string): boolean {
  return /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)
}
