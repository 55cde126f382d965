/**
 * `npm run doctor`: says everything that an owner can still get wrong, and what to do. Errors end it with status 1. The command
 * that starts it has checked the version of Node.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkArticles } from './doctor/check-articles.ts'
import { checkContent } from './doctor/check-content.ts'
import { gitFindings } from './doctor/check-git.ts'
import { branchFindings, checkSource } from './doctor/check-source.ts'
import { type Finding, findingLines } from './doctor/finding.ts'

const USAGE = `npm run doctor                     checks this machine, content/site.ts and the articles
npm run doctor -- --articles DIR   checks only the articles in DIR, for the CI of their own repository`

try {
  const { values } = parseArgs({
    options: { articles: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) console.log(USAGE)
  else await examine(values.articles)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function examine(folder: string | undefined): Promise<void> {
  const root = process.cwd()
  const origin = output('git', 'config', 'remote.origin.url') ?? ''
  const { settings, pages, findings: ofContent } = await checkContent(root, origin)
  const findings: Finding[] = [
    ...gitFindings(output('git', '--version')),
    // The owner of the articles cannot mend the site from there.
    ...(folder === undefined || settings === null ? ofContent : []),
  ]
  if (pages === null)
    findings.push({
      level: 'unchecked',
      message: 'The texts of your pages, and links to them, until the errors in pages/ are corrected.',
    })
  if (settings === null) {
    findings.push({ level: 'unchecked', message: 'The articles, until content/site.ts is corrected.' })
  } else {
    const { source, findings: ofSource } = await checkSource(settings, root, folder)
    findings.push(...ofSource)
    if (source) findings.push(...(await checkArticles(source, settings, root, pages)))
    if (folder === undefined) findings.push(...(await branchFindings(root, origin, settings)))
  }
  console.log(findingLines(findings, process.env.GITHUB_ACTIONS === 'true').join('\n'))
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
}

/** null when the program is not there, or has nothing to say. */
function output(program: string, ...args: string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}
