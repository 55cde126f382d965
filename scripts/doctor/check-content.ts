import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteContent } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/read/content-findings.ts'
import { sampleFiles } from '#site-build/articles/checks/sample-articles.ts'
import { fieldFindingsIn } from '#site-build/read/yaml-file.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import { readOwner } from '#site-build/read/read-owner.ts'
import type { Finding } from '#site-build/model.ts'
import { errorsIn } from '#site-build/read/findings.ts'
import { pagesAddress } from '#site-build/source/remote.ts'

/**
 * Checks the owner's files like a build, and also whether the address fits the host, and whether the sample is still there.
 * Settings are `null` if `content/site.yaml` has an error, or a page, which articles may link to.
 */
export async function checkContent(root: string, origin: string) {
  const owner = await readOwner(root, process.env)
  const { settings } = owner
  const findings = [...owner.findings]
  if (settings) {
    const publicFolder = join(root, 'public')
    const cnameFile = join(publicFolder, 'CNAME')
    const cname = existsSync(cnameFile) ? readFileSync(cnameFile, 'utf8') : null
    findings.push(...hostFindings(settings.address, origin, cname), ...sampleFindings(settings.content, root))
  }
  const hasWrongPage = errorsIn(findings).some(({ file }) => `${file}/`.startsWith(`${OWNER_FILES.pages}/`))
  return { settings: hasWrongPage ? null : settings, findings }
}

function sampleFindings(content: SiteContent, root: string): Finding[] {
  const { site: file, articles } = OWNER_FILES
  if (isOfSample(content.owner.name)) {
    const message = 'expected yours, found the sample’s. `npm run setup` asks for what is yours.'
    return fieldFindingsIn(file, [{ field: 'owner.name', message }])
  }
  const sampleCount = sampleFiles(join(root, articles)).length
  if (sampleCount === 0) return []
  const message = `expected your own articles, found ${sampleCount} files of the sample. \`npm run setup -- --remove-samples\` deletes them.`
  return [{ file: `${articles}/`, message }]
}

/** Hosts that serve every site at the root of a subdomain. */
const AT_THE_ROOT = /\.(netlify\.app|vercel\.app|pages\.dev)$/

/**
 * Checks the address of the site against the remote of the checkout (empty without one), and against the text of `public/CNAME`,
 * the domain of a site on GitHub Pages (`null` without the file).
 */
export function hostFindings(address: string, origin: string, cname: string | null): Finding[] {
  if (cname !== null) return domainFindings(address, cname.trim().toLowerCase())
  const { hostname, pathname } = new URL(address)
  const file = 'content/site.yaml'
  if (AT_THE_ROOT.test(hostname) && pathname !== '/')
    return [{ file, message: `address: expected no path on ${hostname}, found "${pathname}".` }]
  const pages = pagesAddress(origin)
  if (!pages || domainOf(address) !== domainOf(pages.address)) return []
  if (address.toLowerCase() === pages.address.toLowerCase()) return []
  const message = `address: expected "${pages.address}", where ${pages.host} publishes this repository, found "${address}".`
  return [{ file, message }]
}

/** Checks the address of the site against its domain on GitHub Pages. */
function domainFindings(address: string, domain: string): Finding[] {
  const { hostname, pathname } = new URL(address)
  if (domain === hostname && pathname === '/') return []
  const message = `expected the host of \`address\` (${hostname}), found "${domain}". GitHub Pages serves a site with a domain at its root: address: 'https://${domain}/'.`
  return [{ level: 'error', file: 'public/CNAME', message }]
}

/** `github.io` */
function domainOf(address: string): string {
  return new URL(address).hostname.split('.').slice(-2).join('.')
}
