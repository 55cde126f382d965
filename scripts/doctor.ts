/**
 * `npm run doctor`: reports the mistakes that an owner can make, and what to do. It ends with status 1 if there are errors. The
 * command that starts it has checked the version of Node.
 */
import { parseArgs } from 'node:util'
import { checkArticles } from './doctor/check-articles.ts'
import { checkContent } from './doctor/check-content.ts'
import { branchFindings, checkSource } from './doctor/check-source.ts'
import { positionFindings } from './doctor/check-positions.ts'
import { fixFiles } from './doctor/fix-files.ts'
import { agrees, atTerminal } from './setup/ask.ts'
import type { Finding } from '#site-build/model.ts'
import { findingLines } from '#site-build/read/findings.ts'
import { gitConfig } from '#site-build/source/git.ts'

const USAGE = `npm run doctor                     checks this machine, content/site.yaml and the articles
npm run doctor -- --articles DIR   checks only the articles in DIR, for the CI of their own repository
npm run doctor -- --fix            also corrects names of articles, headings, pictures and fields that are nearly right: it shows the
                                   changes and asks first; with --yes it does not ask`

try {
  const values = readFlags()
  if (values.help) console.log(USAGE)
  else await examine(values)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** @throws Error for an unknown flag, with the help */
function readFlags() {
  try {
    const options = {
      articles: { type: 'string' },
      fix: { type: 'boolean' },
      yes: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error })
  }
}

type Options = { articles?: string; fix?: boolean; yes?: boolean }

async function examine({ articles: folder, fix, yes = false }: Options): Promise<void> {
  const root = process.cwd()
  const origin = await gitConfig('remote.origin.url')
  const { settings, findings: ofContent } = await checkContent(root, origin)
  const findings: Finding[] = []
  // In the repository of the articles, nobody can correct the site.
  if (folder === undefined || settings === null) findings.push(...ofContent)
  let onDisk: string | null = null
  if (settings === null) {
    const message = 'The articles, until content/site.yaml and pages/ are corrected.'
    findings.push({ level: 'unchecked', message })
  } else {
    const { source, folder: readFolder, findings: ofSource } = await checkSource(settings, root, folder)
    findings.push(...ofSource)
    onDisk = readFolder
    if (source) findings.push(...(await checkArticles(source, settings, root)))
    if (folder === undefined) findings.push(...(await branchFindings(root, origin, settings)))
    findings.push(...(await positionFindings(source, settings, root)))
  }
  console.log(findingLines(findings, process.env.GITHUB_ACTIONS === 'true').join('\n'))
  if (fix && onDisk) {
    const folders = { articles: onDisk, ...(folder === undefined && { pages: 'pages' }) }
    const fixes = findings.flatMap((finding) => finding.fixes ?? [])
    await fixFiles(fixes, folders, yes ? async () => true : agreesHere)
  } else if (fix)
    console.log(
      'No articles were read from this disk: nothing was changed. Name a clone: --articles CLONE/articles',
    )
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
}

/** Without a terminal, nobody can agree. */
async function agreesHere(question: string): Promise<boolean> {
  return process.stdin.isTTY && atTerminal((prompt) => agrees(prompt, question))
}
