import * as v from 'valibot'
import { fieldFindings } from './field-findings.ts'
import { articles, analytics, comments } from './service-schema.ts'
import { entry } from './entry-schema.ts'
import { MISPLACED } from './misplaced-fields.ts'
import { image, project } from './project-schema.ts'
import { described, httpsAddress, isHttpsAddress, optional, record, text, textWith } from './fields.ts'

const contact = record(
  {
    label: described('Such as "Mail", "Phone", "Place".', text),
    text: described('The visible text.', text),
    href: v.optional(
      textWith(
        (href) => /^(mailto:|tel:)./.test(href) || isHttpsAddress(href),
        'a mailto:, tel: or https:// address',
      ),
    ),
  },
  MISPLACED.contact,
)

const skillGroup = record(
  {
    name: text,
    skills: v.pipe(v.array(text, 'a list of words'), v.minLength(1, 'at least one skill')),
  },
  MISPLACED.skills,
)

/** The built-in sections in their default order (STAGE-3). */
export const BUILT_IN_SECTIONS = ['about', 'projects', 'skills'] as const

/** Ids of the home page. */
const TAKEN =
  /^(about|projects|skills|stack|hero|main|root|site-menu|page-data|print)$|-title$|^(project|entry)-/

const ownSection = record({
  /** The end of its address: `/#uses`. */
  name: textWith(
    (name) => /^[a-z][a-z0-9-]*$/.test(name) && !TAKEN.test(name),
    'small letters, digits and hyphens, and no other section\'s name, such as "uses"',
  ),
  title: text,
  label: optional('Its name in the navigation, instead of the title.', text),
  text: optional('A paragraph.', text),
  groups: v.optional(v.array(skillGroup, 'a list of groups of words')),
  entries: optional(
    'Positions, degrees, papers, awards: newest first, as they are shown.',
    v.array(entry, 'a list of entries such as { title, organisation?, from?, to? }'),
  ),
})

export type OwnSection = v.InferInput<typeof ownSection>
type Section = (typeof BUILT_IN_SECTIONS)[number] | OwnSection

const section = v.lazy((value): v.GenericSchema<Section> =>
  typeof value === 'object'
    ? ownSection
    : v.picklist(
        BUILT_IN_SECTIONS,
        '"about", "projects", "skills" or { name, title, label?, text?, groups?, entries? }',
      ),
)

/** The rules of `content/site.yaml`. New settings have to be optional, because an upgrade never changes the owner's file. */
export const siteSchema = record(
  {
    /** The address of the site, which may have a path: `https://me.example/portfolio/`. */
    address: v.pipe(
      textWith(isSiteAddress, 'an https:// (or http://localhost) address without "?" and "#"'),
      v.check(
        (address) => !isSiteAddress(address) || hasPlainPath(address),
        'a path with plain names, such as "/portfolio/": no "//", "..", spaces or encoded slashes',
      ),
      // Everybody reads the address in the sitemap.
      v.check((address) => !/\/\/[^/]*@/.test(address), 'an address without a name and password'),
    ),
    /** The language of the texts below and of the articles, as a BCP 47 tag. */
    lang: v.optional(textWith(isLanguageTag, 'a language tag such as "en"'), 'en'),
    worksOffline: v.optional(
      described('Whether browsers store the site for visits without a network.', v.boolean('true or false')),
      true,
    ),
    commandPalette: optional(
      'Whether there is a command palette, with its button and keys.',
      v.boolean('true or false'),
    ),
    analytics: optional('A service that counts visits.', analytics),
    comments: optional('Comments below articles.', comments),
    owner: record(
      {
        name: text,
        role: text,
        facts: optional(
          'Short texts beside the role, such as a place, years of experience, "open to offers".',
          v.pipe(v.array(text, 'a list of short texts'), v.maxLength(4, 'at most four short texts')),
        ),
      },
      MISPLACED.owner,
    ),
    landscape: optional(
      'Any words: each gives another landscape. Without them it is that of the name.',
      text,
    ),
    /** HERO-1: a greeting, a pronoun and the owner's first name. */
    greeting: record({ hello: text, pronoun: text, firstName: text }),
    // HERO-3
    description: described('The text below the greeting.', text),
    /** The site does not show a link that is left out. */
    links: v.optional(
      record(
        {
          github: v.optional(httpsAddress),
          linkedin: v.optional(httpsAddress),
          resume: v.optional(
            textWith(
              isHttpsAddress,
              'an https:// address (of a file in public/ the whole one, such as "https://me.example/resume.pdf")',
            ),
          ),
        },
        MISPLACED.links,
      ),
      {},
    ),
    // ABOUT-1
    about: described('The paragraph of the section About. Search engines show it as well.', text),
    portrait: optional('A picture beside About, cropped to fit.', image),
    /** ABOUT-2: may be empty. */
    contact: v.optional(v.array(contact, 'a list of contacts'), []),
    projects: v.optional(
      listOf(project, 'a list of projects', ({ title }) => title, 'a title that no other project has'),
      [],
    ),
    skills: v.optional(
      listOf(skillGroup, 'a list of skill groups', ({ name }) => name, 'a name that no other group has'),
      [],
    ),
    /** The sections of the home page in their order. Those of projects and skills are left out if they are empty. */
    sections: v.optional(
      v.pipe(
        listOf(section, 'a list of sections', sectionName, 'a name that no other section has'),
        v.minLength(1, 'at least one section'),
      ),
    ),
    articles: v.optional(described('The source of the articles.', articles), {}),
  },
  MISPLACED.site,
)

/** The fields with sentences and names, without the numbers in lists. The others are addresses, names of accounts, and settings. */
const TEXT_FIELDS = new Set([
  'owner.name',
  'owner.role',
  'owner.facts',
  'greeting.hello',
  'greeting.pronoun',
  'greeting.firstName',
  'description',
  'landscape',
  'about',
  'portrait.alt',
  'contact.label',
  'contact.text',
  'projects.title',
  'projects.description',
  'projects.image.alt',
  'projects.result',
  'projects.tags',
  'skills.name',
  'skills.skills',
  'sections.title',
  'sections.label',
  'sections.text',
  'sections.groups.name',
  'sections.groups.skills',
  'sections.entries.title',
  'sections.entries.organisation',
  'sections.entries.place',
  'sections.entries.text',
  'sections.entries.points',
  'sections.entries.tags',
])

/** @param field its path without the numbers in lists, such as `projects.title` */
export function isTextField(field: string): boolean {
  return TEXT_FIELDS.has(field)
}

export type SiteContent = v.InferInput<typeof siteSchema>
/** The same with the defaults of optional fields. */
export type CheckedContent = v.InferOutput<typeof siteSchema>
export type SkillGroup = CheckedContent['skills'][number]

export const wrongFields = (content: unknown) => fieldFindings(siteSchema, content)

/** The content with the defaults of optional fields. @throws if it has a mistake */
export function withDefaults(content: unknown): CheckedContent {
  return v.parse(siteSchema, content)
}

type Sections = Pick<SiteContent, 'sections' | 'projects' | 'skills'>

/** The sections of the home page in their order, without empty ones: projects or skills that the owner does not have. */
export function homeSections({ sections = [...BUILT_IN_SECTIONS], projects = [], skills = [] }: Sections) {
  return sections.filter(
    (section) =>
      (section !== 'projects' || projects.length > 0) && (section !== 'skills' || skills.length > 0),
  )
}

/** The sections that the owner has added. */
export function ownSections({ sections = [] }: Pick<SiteContent, 'sections'>): OwnSection[] {
  return sections.filter((section) => typeof section !== 'string')
}

/** A list that refuses an item with the name of an earlier one. */
function listOf<Schema extends v.GenericSchema>(
  schema: Schema,
  expected: string,
  nameOf: (item: v.InferOutput<Schema>) => string,
  differing: string,
) {
  return v.pipe(
    v.array(schema, expected),
    v.checkItems(
      (item, index, items) => items.findIndex((other) => nameOf(other) === nameOf(item)) === index,
      ({ input }) => `${differing}, found ${JSON.stringify(nameOf(input))}`,
    ),
  )
}

function sectionName(section: Section): string {
  return typeof section === 'string' ? section : section.name
}

/** `Intl` throws for other tags. It reserves longer first parts, such as `english` (ECMA-402). */
function isLanguageTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(tag) && Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Whether an address has a scheme, a host, and at most a path after them. `URL` alone would also accept `https:a.example`. */
function isSiteAddress(address: string): boolean {
  if (!URL.canParse(address) || !/^https?:\/\/[^\s/\\?#]+(?:\/[^?#]*)?$/.test(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
}

/** A part of a path that browsers, hosts and patterns of addresses leave as it is. */
const PLAIN_NAME = /^(?:[\p{L}\p{M}\p{N}._~@-]|%[\dA-F]{2})+$/iu
/** Dots that are steps of a path, and encoded slashes, backslashes and control characters. */
const PATH_STEP = /^(?:\.|%2e){1,2}$|%(?:2f|5c|[01][\dA-F]|7f)/i

/**
 * Whether the path of a site's address has only plain names. In documents, every address begins with the path: browsers would load
 * the scripts of `https://a.example//b.example/` from `b.example`.
 */
function hasPlainPath(address: string): boolean {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/\/$/, '')
  const names = path.split('/').slice(1)
  return names.every((name) => PLAIN_NAME.test(name) && !PATH_STEP.test(name))
}
