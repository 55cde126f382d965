import { parseArgs } from 'node:util'
import type { SiteContent } from '#content/rules/site-content.ts'
import { contentError } from '#site-build/read/findings.ts'

/** A question of `npm run setup`, which is also a flag. */
export type Field = {
  /** `--first-name`, without its hyphens. */
  flag: string
  /** Its place in `content/site.yaml`. */
  path: string
  question: string
  /** Optional ones may be left out of the site. */
  isOptional?: boolean
  /** What precedes the name of an account in its address. */
  accounts?: string
  /** An address of the web, which may be answered without `https://`. */
  isAddress?: boolean
}

/** The field whose value is a part of the list of contacts. */
export const MAIL = 'mail'

const GITHUB = 'https://github.com/'
const LINKEDIN = 'https://www.linkedin.com/in/'

/** In the order in which they are asked. */
export const FIELDS: readonly Field[] = [
  { flag: 'name', path: 'owner.name', question: 'Your name' },
  { flag: 'first-name', path: 'greeting.firstName', question: 'The name in the greeting' },
  { flag: 'role', path: 'owner.role', question: 'What you are, in a few words' },
  { flag: 'description', path: 'description', question: 'Two sentences for the home page' },
  { flag: 'about', path: 'about', question: 'A paragraph about you' },
  { flag: 'address', path: 'address', question: 'Where the site will be (https://…)', isAddress: true },
  ...optional(
    {
      flag: MAIL,
      path: 'contact',
      question:
        'Mail address, which everybody sees below About and articles, in the menu, the command palette and the printed profile',
    },
    { flag: 'github', path: 'links.github', question: 'GitHub account', accounts: GITHUB },
    { flag: 'linkedin', path: 'links.linkedin', question: 'LinkedIn account', accounts: LINKEDIN },
    {
      flag: 'resume-link',
      path: 'links.resume',
      question: 'Address of your resume (https://…), or its file in public/ (resume.pdf)',
      isAddress: true,
    },
  ),
  { flag: 'lang', path: 'lang', question: 'Language of the site, as a tag (en, de, pt-BR)' },
  ...optional({
    flag: 'repository',
    path: 'articles.repository',
    question:
      'Public repository to read articles from live, instead of the folder articles/ (owner/name on GitHub, or an address)',
  }),
]

/** @throws TypeError for a flag that no field has */
export function fieldOf(flag: string): Field {
  const field = FIELDS.find((candidate) => candidate.flag === flag)
  if (field === undefined) throw new TypeError(`no field has the flag --${flag}`)
  return field
}

function optional(...fields: Field[]): Field[] {
  return fields.map((field) => ({ ...field, isOptional: true }))
}

/** Answers by flag. An empty one takes an optional field out. */
export type Answers = Partial<Record<string, string>>

/** What may be missing or wrong before a domain with a dot: nothing, or `http://`. This machine (127.0.0.1) has no `https://`. */
const BEFORE_DOMAIN = /^(?:http:\/\/)?(?=[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:]|$))/iu

/**
 * Makes the address of an account of a name or of an address without `https://`. Other answers stay as they are, and the rules of
 * the content judge them.
 */
export function valueOf(answer: string, { accounts, isAddress }: Field): string {
  if (isAddress) return answer.replace(BEFORE_DOMAIN, 'https://')
  if (accounts === undefined) return answer
  // No service has names with a dot: `github.com` is half an address.
  const name = /^@?([\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*)$/u.exec(answer)?.[1]
  if (name !== undefined) return accounts + name
  const domain = new URL(accounts).hostname.replace(/^www\./, '').replaceAll('.', String.raw`\.`)
  const beforeDomain = new RegExp(String.raw`^(https?://)?(?=([\w-]+\.)*${domain}/.)`, 'i')
  return answer.replace(beforeDomain, 'https://')
}

/** The present value of a field that setup asks for: of the mail, the address in the first contact with one. */
export function presentValue(content: unknown, { flag, path }: Field): unknown {
  const value = valueAt(content, path)
  if (flag !== MAIL) return value
  const contacts: readonly Contact[] = Array.isArray(value) ? value : []
  return contacts.find(isMail)?.href?.slice(MAILTO.length)
}

/** The contacts with another address for mail, first if there was none. @param mail '' takes it out */
export function contactsWithMail(contacts: readonly Contact[], mail: string): Contact[] {
  const others = contacts.filter((contact) => !isMail(contact))
  if (mail === '') return others
  const former = contacts.find(isMail)
  const contact = { label: former?.label ?? 'Mail', text: mail, href: MAILTO + mail }
  return former ? contacts.map((other) => (other === former ? contact : other)) : [contact, ...others]
}

type Contact = NonNullable<SiteContent['contact']>[number]
const MAILTO = 'mailto:'

function isMail({ href }: Contact): boolean {
  return href?.startsWith(MAILTO) === true
}

export function isMailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** The value at a path of the content; `undefined` without one. */
export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key], content)
}

/** The flags of `npm run setup -- …`. @throws Error for an unknown flag, with the help */
export function readFlags(args: readonly string[]) {
  const texts = Object.fromEntries(FIELDS.map(({ flag }) => [flag, { type: 'string' } as const]))
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...texts,
        resume: { type: 'string' },
        palette: { type: 'string' },
        replace: { type: 'boolean', default: false },
        'remove-samples': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { resume, palette, replace: replaces, 'remove-samples': removesSamples, help, ...answers } = values
    return { answers, resume, palette, replaces, removesSamples, help }
  } catch (error) {
    throw contentError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

/** The output of `--help`. */
export const USAGE = `npm run setup                  asks, and writes content/site.yaml; the present values are kept with Enter
npm run setup -- --name "…"    writes what the flags say, without questions

${FIELDS.map(({ flag, question, isOptional }) => `  --${flag.padEnd(18)}${question}${isOptional ? ' ("" for none)' : ''}`).join('\n')}
  --resume FILE       takes all it can from a JSON Resume (jsonresume.org): also experience, education and other sections
  --replace           lets it replace your projects, skills, contacts and sections without a question
  --palette NAME      gives the site one of the palettes of docs/customising.md
  --remove-samples    deletes the articles whose frontmatter has "sample: true"`
