/** `npm run setup`, with or without flags (`-- --help`): writes answers into `content/site.yaml`, and leaves the rest as it is. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type SiteContent, wrongFields } from '#content/rules/site-content.ts'
import { agrees, ask, atTerminal } from './setup/ask.ts'
import { type Change, changedContent } from '#site-build/read/settings.ts'
import { changesOf, editedYaml, checkAnswers } from './setup/changes-of.ts'
import { type Answers, FIELDS, readFlags, USAGE } from './setup/fields.ts'
import { fromJsonResume, type ResumeLists } from './setup/resume/json-resume.ts'
import { replacedLists, unusedSampleLists } from './setup/resume/replaced-lists.ts'
import { writePalette } from './setup/palette.ts'
import { resumeWords, writeReadyWords } from './setup/ready-words.ts'
import { removeArticles, sampleFiles } from '#site-build/articles/checks/sample-articles.ts'
import { ContentError, textOf } from '#site-build/read/findings.ts'
import { fieldFindingsIn, parseYaml } from '#site-build/read/yaml-file.ts'
import { gitConfig } from '#site-build/source/git.ts'
import { pagesAddress } from '#site-build/source/remote.ts'

const FILE = 'content/site.yaml'
const FOLDER = 'articles'

try {
  await setUp(readFlags(process.argv.slice(2)))
} catch (error) {
  const { message, code, path } = error as NodeJS.ErrnoException
  const isFolder = code === 'EISDIR' && '--resume: expected a file, found a folder.'
  console.error(code === 'ENOENT' ? `${path}: expected a file, found none.` : isFolder || message)
  process.exitCode = 1
}

async function setUp(flags: ReturnType<typeof readFlags>): Promise<void> {
  const { answers: written, resume, palette, replaces, removesSamples, help } = flags
  if (help) return console.log(USAGE)
  if (palette !== undefined) writePalette(palette)
  const hasFlags = Object.keys(written).length > 0 || removesSamples
  const asks = !hasFlags && process.stdin.isTTY
  if (!hasFlags && resume === undefined && palette !== undefined) return
  if (!hasFlags && resume === undefined && !asks) return console.log(USAGE)
  const source = readFileSync(FILE, 'utf8')
  const site = parseYaml(source, FILE) as SiteContent
  const json = resume === undefined ? null : readFileSync(resume, 'utf8')
  const readResumeIn = (lang: string) =>
    resume === undefined || json === null ? null : fromJsonResume(json, resume, resumeWords(lang), lang)
  const fromResume = readResumeIn(siteLanguage(written, site))
  for (const finding of fromResume?.findings ?? []) console.log(textOf(finding))
  const known: Answers = { ...fromResume?.answers, ...written }
  const unasked = { answers: known, removes: removesSamples }
  const { answers, removes } = asks ? await askAll(site, known) : unasked
  // Again, because the language of the titles may be an answer.
  const lists = readResumeIn(siteLanguage(answers, site))?.lists
  const chosen = lists && (await chosenLists(site, lists, replaces))
  const unused = lists ? unusedSampleLists(site, lists) : []
  const removed: Change[] = unused.map((name) => ({ path: [name], value: undefined }))
  const changes = [...changesOf(answers, site, chosen), ...removed]
  checkAnswers(changedContent(site, changes), written)
  if (changes.length > 0) writeFileSync(FILE, await editedYaml(source, changes, FILE))
  const fields = changes.map(({ path, value }) => path.join('.') + (value === undefined ? ' (removed)' : ''))
  console.log(`${FILE}: ${fields.length > 0 ? `changed ${fields.join(', ')}` : 'nothing to change'}.`)
  if (unused.length > 0)
    console.log(
      `The resume has no ${unused.join(' and no ')}, and the sample's are removed. Add yours to ${FILE} (docs/customising.md).`,
    )
  const aboutWords = answers.lang === undefined ? null : writeReadyWords(answers.lang)
  if (aboutWords !== null) console.log(aboutWords)
  if (removes) removeSamples()
  console.log(
    'Next: `npm run doctor` says what is left to do, `npm run dev` shows the site, and /landscapes there shows landscapes to choose from.',
  )
}

function siteLanguage({ lang }: Answers, site: SiteContent): string {
  return lang || site.lang || 'en'
}

async function askAll(site: SiteContent, known: Answers) {
  // Before the questions, because nothing is written while there is another mistake.
  const paths = new Set(FIELDS.map(({ path }) => path))
  const findings = wrongFields(site).filter(({ field }) => !paths.has(field))
  if (findings.length > 0) throw new ContentError(fieldFindingsIn(FILE, findings, site))
  console.log('Enter keeps what is in brackets.\n')
  const pages = pagesAddress(await gitConfig('remote.origin.url'))
  const suggested = {
    name: await gitConfig('user.name'),
    address: pages?.address,
    github: pages?.host === 'github.com' ? pages.owner : undefined,
  }
  const samples = sampleFiles(FOLDER).length
  const question = `Delete the ${samples} files of the sample articles?`
  return atTerminal(async (prompt) => ({
    answers: await ask(prompt, site, known, suggested),
    removes: samples > 0 && (await agrees(prompt, question)),
  }))
}

/** The lists of a resume without those that would replace the owner's, unless the owner agrees at the terminal or by a flag. */
async function chosenLists(site: SiteContent, lists: ResumeLists, replaces: boolean): Promise<ResumeLists> {
  const replaced = replaces ? [] : replacedLists(site, lists)
  let chosen = lists
  for (const list of replaced) {
    const question = `${FILE} has ${list.present} already. Replace ${list.pronoun} with ${list.next} of the resume?`
    const isReplaced = process.stdin.isTTY && (await atTerminal((prompt) => agrees(prompt, question)))
    if (isReplaced) continue
    chosen = list.leaveOut(chosen)
    if (!process.stdin.isTTY)
      console.log(`${FILE}: kept ${list.present}; --replace replaces ${list.pronoun}.`)
  }
  return chosen
}

function removeSamples(): void {
  const samples = sampleFiles(FOLDER)
  removeArticles(FOLDER, samples)
  console.log(`${FOLDER}/: deleted ${samples.length} files of the sample.`)
}
