import * as v from 'valibot'
import { fieldFindings } from './field-findings.ts'
import { articles, analytics, comments } from './service-schema.ts'
import { MISPLACED } from './misplaced-fields.ts'
import { image, project } from './project-schema.ts'
import { BUILT_IN_SECTIONS, type OwnSection, section, sectionName, skillGroup } from './section-schema.ts'
import { siteAddress } from './site-address.ts'
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

/** The rules of `content/site.yaml`. New settings have to be optional, because an upgrade never changes the owner's file. */
export const siteSchema = record(
  {
    /** The address of the site, which may have a path: `https://me.example/portfolio/`. */
    address: siteAddress,
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
  return sections.filter((item) => {
    if (item === 'projects') return projects.length > 0
    if (item === 'skills') return skills.length > 0
    return true
  })
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

/** `Intl` throws for other tags. It reserves longer first parts, such as `english` (ECMA-402). */
function isLanguageTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(tag) && Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
