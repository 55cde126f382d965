import { posix } from 'node:path'
import type { LeftOutFile } from '#scripts/import/model.ts'
import { foldersAround } from '#site-build/walk-folder.ts'
import { kindOf } from './file-kinds.ts'
import type { Generator } from './generators.ts'

/** Texts that no program publishes as a post, with the reason in the report. The first pattern that matches a path counts. */
const NO_POST: readonly { reason: string; path: RegExp }[] = [
  { reason: 'hidden', path: /(?:^|\/)\./ },
  { reason: 'page of a section', path: /(?:^|\/)_index\./i },
  { reason: 'partial, whose name begins with an underscore', path: /(?:^|\/)_[^/]*$/ },
  {
    reason: 'part of a theme or a template',
    path: /(?:^|\/)_(?:includes|layouts|plugins)\/|^(?:layouts|themes|archetypes|components|vendor)\//i,
  },
  {
    reason: 'written for maintainers',
    path: /(?:^|\/)(?:readme|licen[cs]e|contributing|changelog|code_of_conduct|security|todo)\.[^/]*$/i,
  },
  { reason: 'written for an assistant', path: /(?:^|\/)(?:claude|agents?|gemini)\.[^/]*$/i },
  {
    reason: 'page that a program fills in',
    path: /(?:^|\/)(?:404|search|archives?|tags?|categories|sitemap|feed)\.[^/]*$/i,
  },
]
/** Folders of pages below the posts. https://docs.getpelican.com/en/latest/settings.html#basic-settings (PAGE_PATHS) */
const PELICAN_PAGES = /(?:^|\/)pages\//
/**
 * Texts with one name beside each other are forms of one post, the best first: R writes `index.markdown` beside `index.md`. What a program
 * wrote has the results of its source.
 */
const BEST_FORMS = ['.md', '.markdown', '.mmark', '.mdx', '.html', '.ipynb', '.qmd', '.rmd', '.rmarkdown']
/** Programs with notebooks as posts: https://fastpages.fast.ai has theirs in `_notebooks`. Others leave them out. */
const WITH_NOTEBOOKS = /^(?:Jekyll|a folder)/
/** Sources of texts that a program runs. */
const SOURCE = /\.(?:ipynb|qmd|rmd|rmarkdown)$/i
const NOTEBOOK = /\.ipynb$/i

/** The texts of a blog that are posts, and the others with the reason why each is left out. */
export type ChosenPosts = { posts: string[]; leftOut: LeftOutFile[] }

/**
 * Chooses the posts among the files of a blog: the texts of the first folder that has any.
 *
 * @param folders where posts may be, relative to the blog
 */
export function choosePosts(
  files: readonly string[],
  generator: Generator,
  folders: readonly string[],
): ChosenPosts {
  const leftOut: LeftOutFile[] = []
  const texts: string[] = []
  const isRendered = htmlOfSources(files)
  for (const path of files) {
    const isText = isRendered(path) || isHtmlPost(path, generator)
    const use = isText ? 'text' : kindOf(path).use
    if (use === 'unreadable') leftOut.push({ path, reason: 'the import cannot read this kind' })
    if (use !== 'text') continue
    const reason = reasonAgainst(path, generator)
    if (reason === undefined) texts.push(path)
    else leftOut.push({ path, reason })
  }
  const isInFolder = (folder: string) => texts.some((path) => isBelow(folder, path))
  const postsFolder = folders.find(isInFolder)
  const inFolder = texts.filter((path) => postsFolder !== undefined && isBelow(postsFolder, path))
  const chosen = new Set(inFolder)
  const place = postsFolder === undefined ? '' : ` (${postsFolder || '.'})`
  for (const path of texts)
    if (!chosen.has(path)) leftOut.push({ path, reason: `outside of the posts' folder${place}` })
  const posts = withoutOtherForms(withoutPartsOfBundles(inFolder, generator, leftOut), leftOut)
  return { posts, leftOut }
}

/** R writes the HTML of a post beside its source: https://bookdown.org/yihui/blogdown/output-format.html. */
function htmlOfSources(files: readonly string[]): (path: string) => boolean {
  const stems = new Set(files.filter((file) => /\.(?:rmd|rmarkdown)$/i.test(file)).map(withoutEnding))
  return (path) => /\.html?$/i.test(path) && stems.has(withoutEnding(path))
}

/** Posts of Jekyll may be HTML below frontmatter: https://jekyllrb.com/docs/posts/. */
function isHtmlPost(path: string, { name }: Generator): boolean {
  return name === 'Jekyll' && /(?:^|\/)_posts\/(?:.*\/)?\d{4}-\d\d?-\d\d?-[^/]+\.html$/i.test(path)
}

const withoutEnding = (path: string) => path.slice(0, path.length - posix.extname(path).length)

function reasonAgainst(path: string, { name }: Generator): string | undefined {
  if (name === 'Pelican' && PELICAN_PAGES.test(path)) return 'page of Pelican'
  if (NOTEBOOK.test(path) && !WITH_NOTEBOOKS.test(name)) return `notebook, which is no post of ${name}`
  return NO_POST.find((kind) => kind.path.test(path))?.reason
}

/** Hugo and Zola publish only `index.md` of a folder that has one. https://gohugo.io/content-management/page-bundles/ */
function withoutPartsOfBundles(paths: string[], generator: Generator, leftOut: LeftOutFile[]): string[] {
  if (!generator.name.startsWith('Hugo')) return paths
  const bundles = new Set(paths.filter(isIndex).map((path) => posix.dirname(path)))
  return paths.filter((path) => {
    const isPart = !isIndex(path) && foldersAround(path).some((folder) => bundles.has(folder))
    if (isPart) leftOut.push({ path, reason: 'beside the text of a bundle (index.md)' })
    return !isPart
  })
}

const isIndex = (path: string) => /(?:^|\/)index(?:\.[a-z-]+)?\.\w+$/i.test(path)

/** Leaves out the texts that have a better form (`BEST_FORMS`) beside them. */
function withoutOtherForms(paths: readonly string[], leftOut: LeftOutFile[]): string[] {
  const bestByStem = new Map<string, string>()
  const rankOf = (path: string) => BEST_FORMS.indexOf(posix.extname(path).toLowerCase())
  for (const path of paths) {
    const stem = withoutEnding(path)
    const best = bestByStem.get(stem)
    if (best === undefined || rankOf(path) < rankOf(best)) bestByStem.set(stem, path)
  }
  return paths.filter((path) => {
    const best = bestByStem.get(withoutEnding(path))!
    if (path === best) return true
    leftOut.push({ path, reason: reasonForBetterForm(path, best) })
    return false
  })
}

/** Why a text is left out that has a better form of it beside it. */
function reasonForBetterForm(path: string, best: string): string {
  const bestIsResult = SOURCE.test(path) && !SOURCE.test(best)
  if (bestIsResult) return 'source of the text beside it'
  return `another form of ${posix.basename(best)}`
}

function isBelow(folder: string, file: string): boolean {
  if (!folder.endsWith('_posts')) return folder === '' || file.startsWith(`${folder}/`)
  // Jekyll's categories may be folders above `_posts`, and its drafts are beside them.
  const drafts = folder.replace(/_posts$/, '_drafts')
  const notebooks = folder.replace(/_posts$/, '_notebooks')
  return [folder, drafts, notebooks].some((name) => `/${file}`.includes(`/${name}/`))
}
