import { parseArgs } from 'node:util'
import { isOfSample } from '#site-build/read/content-warnings.ts'
import { contentMistake } from '#site-build/read/warnings.ts'

/** A question of `npm run setup`, which is also a flag. */
export type Field = {
  /** `--first-name`, without its hyphens. */
  flag: string
  /** Its place in `content/site.yaml`. */
  path: readonly string[]
  question: string
  /** Optional ones may be left out of the site. */
  isOptional?: boolean
  /** Only a flag. */
  isFlag?: boolean
  /** The value for the file of an answer that is not empty; the answer itself if left out. */
  toValue?: (answer: string) => unknown
}

/**
 * Makes the address of an account of a name or of an address without `https://`. Other answers stay as they are, and the rules of
 * the content judge them.
 *
 * @param base the part before a name: `https://github.com/`
 */
const account = (base: string) => {
  const domain = new URL(base).hostname.replace(/^www\./, '').replaceAll('.', String.raw`\.`)
  const beforeDomain = new RegExp(String.raw`^(https?://)?(?=([\w-]+\.)*${domain}/.)`, 'i')
  return (answer: string) => {
    // No service has names with a dot: `github.com` is half an address.
    const name = /^@?([\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*)$/u.exec(answer)?.[1]
    return name === undefined ? answer.replace(beforeDomain, 'https://') : base + name
  }
}

/** In the order in which they are asked. */
export const FIELDS: readonly Field[] = [
  { flag: 'name', path: ['owner', 'name'], question: 'Your name' },
  { flag: 'first-name', path: ['greeting', 'firstName'], question: 'The name in the greeting' },
  { flag: 'role', path: ['owner', 'role'], question: 'What you are, in a few words' },
  { flag: 'description', path: ['description'], question: 'Two sentences for the home page' },
  { flag: 'about', path: ['about'], question: 'A paragraph about you' },
  {
    flag: 'github',
    path: ['links', 'github'],
    question: 'GitHub account',
    isOptional: true,
    toValue: account('https://github.com/'),
  },
  {
    flag: 'linkedin',
    path: ['links', 'linkedin'],
    question: 'LinkedIn account',
    isOptional: true,
    toValue: account('https://www.linkedin.com/in/'),
  },
  {
    flag: 'resume-link',
    path: ['links', 'resume'],
    isOptional: true,
    question: 'Address of your resume (https://…)',
  },
  { flag: 'address', path: ['address'], question: 'Where the site will be (https://…)' },
  { flag: 'lang', path: ['lang'], question: 'Language of the texts, as a tag (en, de, pt-BR)' },
  {
    flag: 'repository',
    path: ['articles', 'repository'],
    isOptional: true,
    question:
      'Public repository to read articles from live, instead of the folder articles/ (owner/name on GitHub, or an address)',
  },
  {
    flag: 'articles-host',
    path: ['articles', 'host'],
    isOptional: true,
    isFlag: true,
    question: 'What that repository is on: gitlab, forgejo (Gitea, too)',
  },
  {
    flag: 'articles-address',
    path: ['articles', 'address'],
    isOptional: true,
    isFlag: true,
    question: 'The server of that repository, if it is one of your own (https://…)',
  },
]

/** The names that fields have for a person, by their paths in the content: the question, or the flag (`--address`). */
export function namesOf(fields: readonly Field[], areAsked: boolean): Map<string, string> {
  return new Map(
    fields.map(({ flag, path, question }) => [path.join('.'), areAsked ? question : `--${flag}`]),
  )
}

/** Answers by flag. An empty one takes an optional field out. */
export type Answers = Partial<Record<string, string>>

/** The value at a path of the content, for a person; empty for the sample's. */
export function presentAnswer(content: unknown, { path }: Field): string {
  const value = valueAt(content, path)
  return typeof value === 'string' && !isOfSample(value) ? value : ''
}

/** @returns undefined if the content has no such path */
export function valueAt(content: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    content,
  )
}

type Flags = {
  answers: Answers
  /** A JSON Resume. */
  resume: string | undefined
  /** A file of docs/palettes/, without its ending. */
  palette: string | undefined
  removesSamples: boolean
  wantsHelp: boolean
}

/** The flags of `npm run setup -- …`. @throws Error for an unknown flag, with the help */
export function readFlags(args: readonly string[]): Flags {
  const texts = FIELDS.map(({ flag }) => [flag, { type: 'string' }] as const)
  const options = {
    ...Object.fromEntries(texts),
    resume: { type: 'string' },
    palette: { type: 'string' },
    'remove-samples': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  try {
    const {
      resume,
      palette,
      'remove-samples': removesSamples,
      help,
      ...answers
    } = parseArgs({
      args: [...args],
      options,
    }).values
    return { answers, resume, palette, removesSamples, wantsHelp: help }
  } catch (error) {
    throw contentMistake(`${(error as Error).message}\n\n${USAGE}`)
  }
}

/** The output of `--help`. */
export const USAGE = `npm run setup                  asks, and writes content/site.yaml; the present values are kept with Enter
npm run setup -- --name "…"    writes what the flags say, without questions

${FIELDS.map(({ flag, question, isOptional }) => `  --${flag.padEnd(18)}${question}${isOptional ? ' ("" for none)' : ''}`).join('\n')}
  --resume FILE       takes all it can from a JSON Resume (jsonresume.org)
  --palette NAME      gives the site one of the palettes of docs/customising.md
  --remove-samples    deletes the articles whose frontmatter has "sample: true"`
