import { posix } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { splitFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'

type Mapping = Readonly<Record<string, unknown>>
type ReadText = (path: string) => string

export const QUARTO_PROJECT = /^_quarto\.ya?ml$/
const PAGE = /\.(?:qmd|ipynb|md|rmd)$/i
/** Folders and files that Quarto does not make pages of. https://quarto.org/docs/projects/quarto-projects.html#render-targets */
const PARTIAL = /(?:^|\/)[_.]/

/** The pages of a project that are posts, and the others with the reason why each is left out. */
export type ProjectPages = { posts: string[]; leftOut: { path: string; reason: string }[] }

/**
 * Finds the posts of a project: the pages in its listings, else all of them. Pages that list others are none.
 *
 * @param files the paths of all files
 * @param folder where posts are; empty for the whole project
 */
export function projectPosts(files: readonly string[], folder: string, readText: ReadText): ProjectPages {
  const leftOut: ProjectPages['leftOut'] = []
  const configFile = files.find((file) => QUARTO_PROJECT.test(file))
  const config = configFile === undefined ? {} : readMapping(() => readText(configFile))
  const { targets, outputFolder } = renderTargets(config)
  const pages: string[] = []
  for (const path of files.filter((file) => PAGE.test(file))) {
    const isOutside = folder !== '' && !path.startsWith(`${folder}/`)
    const reason = isOutside ? `outside of ${folder}` : reasonAgainst(path, targets, outputFolder)
    if (reason === undefined) pages.push(path)
    else leftOut.push({ path, reason })
  }
  const listings = new Map(pages.map((path) => [path, listingOf(path, readText)]))
  const isListing = (path: string) => (listings.get(path) ?? null) !== null
  const patterns = pages.flatMap((path) =>
    (listings.get(path) ?? []).flatMap((entry) => listingPattern(entry, path)),
  )
  const isListed = (path: string) => patterns.some((pattern) => pattern.test(path))
  const hasPosts = pages.some((path) => isListed(path) && !isListing(path))
  const posts: string[] = []
  for (const path of pages) {
    if (isListing(path)) leftOut.push({ path, reason: 'page that lists others' })
    else if (hasPosts && !isListed(path)) leftOut.push({ path, reason: 'page that no listing names' })
    else posts.push(path)
  }
  return { posts, leftOut }
}

const FOR_MAINTAINERS = /(?:^|\/)(?:readme|license|contributing|changelog|claude|agents)\.\w+$/i
const PAGE_OF_SITE = /^(?:about|404|search)\.\w+$/i

/** Why a text of a project is no post; `undefined` if it is one. */
function reasonAgainst(path: string, targets: readonly Target[], outputFolder: string): string | undefined {
  if (PARTIAL.test(path)) return 'partial, whose name begins with an underscore, or hidden'
  if (outputFolder !== '' && path.startsWith(`${outputFolder}/`)) return 'output of Quarto'
  if (FOR_MAINTAINERS.test(path)) return 'written for maintainers'
  if (PAGE_OF_SITE.test(path)) return 'page that is no post'
  if (targets.length === 0) return undefined
  const last = targets.findLast(({ pattern }) => pattern.test(path))
  return last?.isIncluded === true ? undefined : 'not rendered by _quarto.yml'
}

type Target = { pattern: RegExp; isIncluded: boolean }

/** The list `project.render`, whose later entries decide: `!drafts/**` leaves out. */
function renderTargets(config: Mapping): { targets: Target[]; outputFolder: string } {
  const project = mappingOf(config['project'])
  const written = Array.isArray(project['render']) ? project['render'] : []
  const entries = written.filter((entry) => typeof entry === 'string')
  const targets = entries.map((entry) => ({
    isIncluded: !entry.startsWith('!'),
    pattern: globPattern(anyDepth(entry.replace(/^!/, ''))),
  }))
  // A list of exceptions alone leaves all others in.
  if (targets.length > 0 && targets.every(({ isIncluded }) => !isIncluded))
    targets.unshift({ isIncluded: true, pattern: /(?:)/ })
  const output = project['output-dir']
  return {
    targets,
    outputFolder: typeof output === 'string' ? posix.normalize(output).replace(/\/+$/, '') : '',
  }
}

/** What a page lists: paths and patterns; `null` if it lists nothing. */
function listingOf(path: string, readText: ReadText): string[] | null {
  if (!/\.(?:qmd|md)$/i.test(path)) return null
  const listing = readMapping(() => splitFrontmatter(readText(path)).block ?? '')['listing']
  if (listing === undefined || listing === null || listing === 'false') return null
  const listings: unknown[] = Array.isArray(listing) ? listing : [listing]
  return listings.flatMap((entry) => {
    const contents = mappingOf(entry)['contents']
    // Without contents it lists the pages of its folder.
    if (contents === undefined) return ['']
    const list: unknown[] = Array.isArray(contents) ? contents : [contents]
    return list.filter((item) => typeof item === 'string')
  })
}

/** A listing's entry, a folder or a pattern below that of its page. Data in YAML are no pages. */
function listingPattern(entry: string, page: string): RegExp[] {
  if (/\.ya?ml$/i.test(entry) || entry.startsWith('!')) return []
  const path = posix.join(posix.dirname(page), anyDepth(entry))
  return path.startsWith('..') ? [] : [globPattern(path)]
}

/** As in `.gitignore`, a pattern is at any depth unless a slash begins it. A path without wildcards is at its place. */
function anyDepth(glob: string): string {
  if (glob.startsWith('/')) return glob.slice(1)
  return /[*?]/.test(glob) ? `**/${glob.replace(/^\*\*\/?/, '')}` : glob
}

/** Each wildcard multiplies the ways in which a path can match. */
const MAX_WILDCARDS = 6
const NOTHING = /^(?!)/

/** A pattern of paths: `*` is any name, `**` any folders. A folder stands for what is in it; too many wildcards, for nothing. */
function globPattern(glob: string): RegExp {
  const written = glob.replaceAll(/(?:\*\*\/)+/g, '**/')
  if ((written.match(/\*+|\?/g) ?? []).length > MAX_WILDCARDS) return NOTHING
  const source = written
    .replace(/^\.\//, '')
    .slice(0, 500)
    .split(/(\*\*\/?|\*|\?)/)
    .map((part) => {
      if (part === '**/') return '(?:[^/]+/)*'
      if (part === '**') return '.*'
      if (part === '*') return '[^/]*'
      if (part === '?') return '[^/]'
      return part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    })
    .join('')
  return new RegExp(`^${source.replace(/\/$/, '')}(?:/.*)?$`)
}

/** The fields that pages inherit. Others, such as the site's own title, are not theirs. */
const INHERITED = new Set(
  'author bibliography categories date description draft execute image lang'.split(' '),
)

/** The fields that a project and a folder give their pages: those of `_metadata.yml` in it and above, the nearest last. */
export function folderFields(path: string, files: ReadonlySet<string>, readText: ReadText): Mapping {
  const steps = path.split('/').slice(0, -1)
  const folders = steps.map((_, index) => steps.slice(0, index + 1).join('/'))
  const names = folders.flatMap((folder) => [`${folder}/_metadata.yml`, `${folder}/_metadata.yaml`])
  const settings = ['_quarto.yml', '_quarto.yaml', ...names].filter((name) => files.has(name))
  const fields = settings.flatMap((name) => Object.entries(readMapping(() => readText(name))))
  return Object.fromEntries(fields.filter(([name]) => INHERITED.has(name)))
}

/** Reads YAML that is a mapping; anything else has no fields. */
function readMapping(read: () => string): Mapping {
  try {
    return mappingOf(parseYaml(read(), { logLevel: 'silent', schema: 'failsafe', maxAliasCount: 100 }))
  } catch {
    return {}
  }
}

function mappingOf(value: unknown): Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : {}
}
