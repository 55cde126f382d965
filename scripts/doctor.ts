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
  const { findings, readFolder } = await checkAll(folder)
  console.log(findingLines(findings, process.env.GITHUB_ACTIONS === 'true').join('\n'))
  if (fix) {
    // In the repository of the articles, there are no pages.
    const pagesFolder = folder === undefined ? 'pages' : null
    await fixAll(findings, readFolder, pagesFolder, yes)
  }
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
}

type Checked = {
  findings: Finding[]
  /** The folder on this disk whose articles were checked; `null` if there is none. */
  readFolder: string | null
}

/** @param folder the only folder to check; `undefined` for the whole site */
async function checkAll(folder: string | undefined): Promise<Checked> {
  const root = process.cwd()
  const origin = await gitConfig('remote.origin.url')
  const { settings, findings: ofContent } = await checkContent(root, origin)
  if (settings === null) {
    const message = 'The articles, until content/site.yaml and pages/ are corrected.'
    return { findings: [...ofContent, { level: 'unchecked', message }], readFolder: null }
  }
  const { source, folder: readFolder, findings: ofSource } = await checkSource(settings, root, folder)
  const isWholeSite = folder === undefined
  const findings = [
    // In the repository of the articles, nobody can correct the site.
    ...(isWholeSite ? ofContent : []),
    ...ofSource,
    ...(source ? await checkArticles(source, settings, root) : []),
    ...(isWholeSite ? await branchFindings(root, origin, settings) : []),
    ...(await positionFindings(source, settings, root)),
  ]
  return { findings, readFolder }
}

/** Writes the fixes of findings into the files of articles and pages, if their owner agrees. */
async function fixAll(
  findings: readonly Finding[],
  articles: string | null,
  pages: string | null,
  isAgreed: boolean,
): Promise<void> {
  if (!articles) {
    console.log(
      'No articles were read from this disk: nothing was changed. Name a clone: --articles CLONE/articles',
    )
    return
  }
  const folders = { articles, ...(pages !== null && { pages }) }
  const fixes = findings.flatMap((finding) => finding.fixes ?? [])
  await fixFiles(fixes, folders, isAgreed ? async () => true : agreesHere)
}

/** Without a terminal, nobody can agree. */
async function agreesHere(question: string): Promise<boolean> {
  return process.stdin.isTTY && atTerminal((prompt) => agrees(prompt, question))
}
