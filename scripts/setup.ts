/** `npm run setup`, with or without flags (`-- --help`): writes answers into `content/site.yaml`, and leaves the rest as it is. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { wrongFields, type SiteContent } from '#content/rules/site-content.ts'
import { gitSays } from './doctor/git-says.ts'
import { agrees, ask } from './setup/ask.ts'
import { type Change, changedContent } from '#site-build/read/settings.ts'
import { changesOf, editedYaml, checkAnswers } from './setup/changes-of.ts'
import { type Answers, type Field, presentAnswer, readFlags, USAGE } from './setup/fields.ts'
import { fromJsonResume } from './setup/json-resume.ts'
import { writePalette } from './setup/palette.ts'
import { removeArticles, sampleFiles } from '#site-build/articles/checks/sample-articles.ts'
import { parseYaml } from '#site-build/read/yaml-file.ts'
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
  const { answers: written, resume, palette, removesSamples, help } = flags
  const hasFlags = Object.keys(written).length > 0 || removesSamples
  if (palette !== undefined && !help) writePalette(palette)
  if (palette !== undefined && !help && !hasFlags && resume === undefined) return
  const asks = !hasFlags && process.stdin.isTTY
  if (help || (!asks && !hasFlags && resume === undefined)) return console.log(USAGE)
  const source = readFileSync(FILE, 'utf8')
  const site = parseYaml(source, FILE) as SiteContent
  const given = resume === undefined ? null : fromJsonResume(readFileSync(resume, 'utf8'), resume)
  for (const note of given?.notes ?? []) console.log(note)
  const known = { ...given?.answers, ...written }
  const { answers, removes } = asks ? await askAll(site, known) : { answers: known, removes: removesSamples }
  const changes = changesOf(answers, site, given?.lists)
  checkAnswers(changedContent(site, changes), written)
  if (changes.length > 0) writeFileSync(FILE, await editedYaml(source, changes, FILE))
  else console.log(`${FILE}: nothing to change.`)
  report(
    'wrote',
    changes.filter(({ value }) => value !== undefined),
  )
  report(
    'took out',
    changes.filter(({ value }) => value === undefined),
  )
  if (removes) removeSamples()
  console.log(
    'Next: `npm run doctor` says what is left to do, `npm run dev` shows the site, and /landscapes there shows landscapes to choose from.',
  )
}

async function askAll(site: SiteContent, known: Answers) {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const prompt = (text: string) => lines.question(text)
  try {
    console.log('Enter keeps what is in brackets.\n')
    const pages = pagesAddress(gitSays('config', 'remote.origin.url'))
    const suggested: Answers = {
      name: gitSays('config', 'user.name'),
      ...(pages && { address: pages.address }),
      ...(pages?.host === 'github.com' && { github: pages.owner }),
    }
    const present = (field: Field, { name = '' }: Answers) => {
      const answer = known[field.flag]
      if (answer !== undefined) return answer
      if (field.flag === 'first-name' && name !== site.owner.name) return name.split(' ')[0] ?? ''
      return presentAnswer(site, field) || (suggested[field.flag] ?? '')
    }
    const answers = await ask(prompt, present, (field, given) => mistakeIn(site, field, given))
    const samples = sampleFiles(FOLDER).length
    const question = `Delete the ${samples} files of the sample articles?`
    return { answers, removes: samples > 0 && (await agrees(prompt, question)) }
  } finally {
    lines.close()
  }
}

/** The mistake in the answer to a field. */
function mistakeIn(site: SiteContent, { path }: Field, answers: Answers): string | null {
  try {
    const faults = wrongFields(changedContent(site, changesOf(answers, site)))
    return faults.find(({ field }) => field === path)?.message ?? null
  } catch (error) {
    return (error as Error).message
  }
}

function report(did: string, changes: readonly Change[]): void {
  const fields = changes.map(({ path }) => path.join('.'))
  if (fields.length > 0) console.log(`${FILE}: ${did} ${fields.join(', ')}.`)
}

function removeSamples(): void {
  const samples = sampleFiles(FOLDER)
  removeArticles(FOLDER, samples)
  console.log(`${FOLDER}/: deleted ${samples.length} files of the sample.`)
}
