import * as words from '#markdown/words.ts'
import { type AuthorName, latexAddress, latexNames, latexText } from './latex-text.ts'
import type { BibtexEntry } from './read-bibtex.ts'

/** A publication as the list shows it. Its texts are plain, and empty where the entry says nothing. */
export type Publication = {
  /** Names it in citations. */
  key: string
  title: string
  authors: string[]
  /** Whether there are more authors than the entry names. */
  hasOthers: boolean
  /** For citations: "Vaswani et al., 2017". */
  label: string
  /** The journal, the proceedings, the university or the publisher. */
  venue: string
  /** A year, or words such as "in press". */
  year: string
  note: string
  /** Where the title leads. It is not checked yet. */
  address: string | null
  links: { label: string; address: string }[]
}

/** The fields that name where a work was published, the best one first. */
const VENUE_FIELDS = 'journal journaltitle booktitle school institution publisher organization'.split(' ')

/** Fields with an address beside the title, as al-folio names them. */
const LINK_FIELDS: readonly (readonly [field: string, label: string])[] = [
  ['code', words.code],
  ['website', words.website],
  ['slides', words.slides],
  ['poster', words.poster],
  ['video', words.video],
]

/** An identifier of arXiv (info.arxiv.org/help/arxiv_identifier.html). */
const ARXIV_ID = /(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?/
const ARXIV_ALONE = new RegExp(`^(?:arxiv:)?(?<id>${ARXIV_ID.source})$`, 'i')
/** As Google Scholar writes it: "arXiv preprint arXiv:1706.03762". */
const ARXIV_IN_VENUE = new RegExp(`arXiv:(?<id>${ARXIV_ID.source})`, 'i')
const DOI_PREFIX = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i
const ADDRESS = /^https?:\/\//i
const GITHUB_NAME = /^[\w.-]+\/[\w.-]+$/

/** In letters. A text may cite an entry a thousand times. */
const MAX_LABEL = 80

/** Converts an entry of BibTeX to what the list shows. */
export function toPublication({ key, fields }: BibtexEntry): Publication {
  const textOf = (field: string) => latexText(fields.get(field) ?? '')
  const { names, hasOthers } = latexNames(fields.get('author') ?? fields.get('editor') ?? '')
  const title = textOf('title')
  const venue = venueOf(textOf)
  const year = textOf('year') || (/\d{4}/.exec(textOf('date'))?.[0] ?? '')
  const name = shortNames(names, hasOthers) || title
  const shortName = name.length > MAX_LABEL ? `${name.slice(0, MAX_LABEL).trimEnd()}…` : name
  return {
    key,
    title,
    authors: names.map(({ full }) => full),
    hasOthers,
    label: year === '' ? shortName : `${shortName}, ${year}`,
    venue,
    year,
    note: textOf('note'),
    ...addressesOf(fields, venue),
  }
}

/** The families of the authors as citations name them: of one or two, or of the first. */
function shortNames([first, second, ...others]: readonly AuthorName[], hasOthers: boolean): string {
  if (!first) return ''
  if (others.length > 0 || hasOthers) return words.etAl.replace('{author}', () => first.family)
  return second ? `${first.family} & ${second.family}` : first.family
}

function venueOf(textOf: (field: string) => string): string {
  const name = VENUE_FIELDS.map(textOf).find((text) => text !== '') ?? ''
  const volume = textOf('volume')
  const number = textOf('number')
  const isJournal = textOf('journal') !== '' || textOf('journaltitle') !== ''
  if (name === '') return textOf('eprint') && `arXiv:${textOf('eprint').replace(/^arxiv:/i, '')}`
  if (!isJournal || volume === '') return name
  return number === '' ? `${name} ${volume}` : `${name} ${volume} (${number})`
}

type Addresses = Pick<Publication, 'address' | 'links'>

function addressesOf(fields: ReadonlyMap<string, string>, venue: string): Addresses {
  const addressOf = (field: string) => latexAddress(fields.get(field) ?? '')
  const arxivId = arxivIdOf(fields, venue)
  const doi = addressOf('doi').replace(DOI_PREFIX, '')
  const published = addressOf('howpublished')
  const addresses = [
    addressOf('url'),
    addressOf('html'),
    doi && `https://doi.org/${doi.replaceAll(/[?#]/g, encodeURIComponent)}`,
    arxivId && `https://arxiv.org/abs/${arxivId}`,
    ADDRESS.test(published) ? published : '',
  ]
  const pdf = addressOf('pdf') || (arxivId && `https://arxiv.org/pdf/${arxivId}`)
  const github = addressOf('github')
  const code = GITHUB_NAME.test(github) ? `https://github.com/${github}` : github
  const links = [
    { label: words.pdf, address: pdf },
    ...LINK_FIELDS.map(([field, label]) => {
      const isCode = field === 'code'
      return { label, address: addressOf(field) || (isCode ? code : '') }
    }),
  ]
  return {
    address: addresses.find((address) => address !== '') ?? null,
    links: links.filter(({ address }) => address !== ''),
  }
}

/** The identifier of a preprint on arXiv; empty without one. Other archives name theirs in `eprinttype`. */
function arxivIdOf(fields: ReadonlyMap<string, string>, venue: string): string {
  const archive = (fields.get('archiveprefix') ?? fields.get('eprinttype') ?? 'arxiv').toLowerCase()
  const eprint = latexAddress(fields.get('eprint') ?? '')
  const idInField = archive === 'arxiv' ? ARXIV_ALONE.exec(eprint)?.groups?.['id'] : undefined
  return idInField ?? ARXIV_IN_VENUE.exec(venue)?.groups?.['id'] ?? ''
}
