import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '#content/rules/faults-of.ts'
import { contentFaults, type SiteContent } from '#content/rules/site-content.ts'
import type { OwnWords } from '#app/lib/language/english.ts'
import { isOfSample, sampleFaults } from '#site-build/articles/sample-addresses.ts'
import { sampleArticles } from '#site-build/articles/sample-articles.ts'
import { missingImages, missingResume } from '#site-build/images/own-images.ts'
import { OWNER_FILES } from '#site-build/owner-files.ts'
import { ownPageLinks } from '#site-build/own-pages/own-page-links.ts'
import { type Settings, readSettings } from '#site-build/settings.ts'
import { siteWords } from '#site-build/words/site-words.ts'
import { themeWarnings } from '#site-build/theme/theme-warnings.ts'
import { fieldLine } from '#site-build/content-file/field-line.ts'
import { siteObject } from '#site-build/content-file/site-object.ts'
import { type Finding, findingOf } from './finding.ts'
import { hostFindings } from './check-host.ts'

const FILE = 'content/site.ts'

/**
 * Checks the content file, the files that it names, its address, and what is left of the sample. A mistake in one file leaves no
 * other unchecked.
 *
 * @param origin the address of the remote `origin`; empty without one
 * @returns settings: null while `content/site.ts` has an error; pages: their folder, null while one has an error
 */
export async function checkContent(
  root: string,
  origin: string,
): Promise<{ settings: Settings | null; pages: string | null; findings: Finding[] }> {
  const publicFolder = join(root, 'public')
  const links = await attempt(() => ownPageLinks(join(root, OWNER_FILES.pages), publicFolder))
  const words = await attempt(async () => {
    const { words } = (await import('#content/words.ts')) as { words: OwnWords }
    siteWords(words)
    return words
  })
  const others = [...words.findings, ...links.findings, ...(await themeFindings(root))]
  const pages = links.value && OWNER_FILES.pages
  let site: SiteContent
  let source: string
  try {
    source = readFileSync(join(root, FILE), 'utf8')
    siteObject(source)
    site = ((await import('#content/site.ts')) as { site: SiteContent }).site
  } catch (error) {
    const message = placed((error as Error).message)
    return { settings: null, pages, findings: [{ level: 'error', message }, ...others] }
  }
  const at = ({ field, message }: Fault) => ({
    ...{ file: FILE, line: fieldLine(source, field), message: `${field}: ${message}` },
  })
  const error = (fault: Fault): Finding => ({ level: 'error', ...at(fault) })
  const warning = (fault: Fault): Finding => ({ level: 'warning', ...at(fault) })
  const faults = contentFaults(site)
  if (faults.length > 0) return { settings: null, pages, findings: [...faults.map(error), ...others] }
  const settings = { ...readSettings(site, {}, words.value ?? {}), pages: links.value ?? [] }
  const cname = join(publicFolder, 'CNAME')
  return {
    settings,
    pages,
    findings: [
      ...others,
      ...missingImages(settings.content, publicFolder).map(error),
      ...missingResume(settings.content, settings.address, publicFolder).map(warning),
      ...hostFindings(settings.address, origin, existsSync(cname) ? readFileSync(cname, 'utf8') : null),
      ...sampleFindings(settings.content, join(root, 'articles'), warning),
    ],
  }
}

/** What was read, or the mistakes that prevent it. */
async function attempt<Value>(
  read: () => Promise<Value>,
): Promise<{ value: Value | null; findings: Finding[] }> {
  try {
    return { value: await read(), findings: [] }
  } catch (error) {
    return { value: null, findings: mistakes((error as Error).message) }
  }
}

async function themeFindings(root: string): Promise<Finding[]> {
  try {
    return (await themeWarnings(root, OWNER_FILES.theme)).map(findingOf)
  } catch (error) {
    return (error as Error).message.split('\n').map((message) => ({ level: 'error', message }))
  }
}

function sampleFindings(
  content: SiteContent,
  articles: string,
  warning: (fault: Fault) => Finding,
): Finding[] {
  if (isOfSample(content.owner.name))
    return [
      warning({
        field: 'owner.name',
        message: 'expected yours, found the sample’s. `npm run setup` asks for what is yours.',
      }),
    ]
  const left = sampleArticles(articles).length
  const message = `expected your own articles, found ${left} files of the sample. \`npm run setup -- --remove-samples\` deletes them.`
  return [
    ...sampleFaults(content).map(warning),
    ...(left > 0 ? [{ level: 'warning' as const, file: 'articles/', message }] : []),
  ]
}

/** A message of several mistakes has a heading, and a line for each of them. */
function mistakes(message: string): Finding[] {
  const [heading = '', ...lines] = message.split('\n')
  const file = /^\S+\.\w+(?= )/.exec(heading)?.[0]
  const texts = lines.length === 0 ? [heading] : lines.map((line) => line.replace(/^ *- /, ''))
  return texts.map((text) => ({
    level: 'error',
    message: text,
    ...(lines.length > 0 && file !== undefined && { file }),
  }))
}

/** Messages about the file begin with it. */
function placed(message: string): string {
  return message.startsWith(FILE) ? message : `${FILE}: ${message}`
}
