/** `npm run setup`, with or without flags (`-- --help`): writes answers into `content/site.yaml`, and leaves the rest as it is. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { wrongFields, type SiteContent } from '#content/rules/site-content.ts'
import { agrees, ask } from './setup/ask.ts'
import { type Change, changedContent } from '#site-build/read/settings.ts'
import { changesOf, editedYaml, checkAnswers } from './setup/changes-of.ts'
import { type Answers, type Field, FIELDS, namesOf, presentAnswer, readFlags, USAGE } from './setup/fields.ts'
import { fromJsonResume } from './setup/json-resume.ts'
import { writePalette } from './setup/palette.ts'
import { removeArticles, sampleFiles } from '#site-build/articles/checks/sample-articles.ts'
import { parseYaml } from '#site-build/read/yaml-file.ts'
import { pagesAddress } from '#site-build/source/remote.ts'

const FILE = 'content/site.yaml'
const FOLDER = 'articles'

try {
  const flags = readFlags(process.argv.slice(2))
  if (flags.wantsHelp) console.log(USAGE)
  else await setUp(flags)
} catch (error) {
  const { message, code, path } = error as NodeJS.ErrnoException
  const isFolder = code === 'EISDIR' && '--resume: expected a file, found a folder.'
  console.error(code === 'ENOENT' ? `${path}: expected a file, found none.` : isFolder || message)
  process.exitCode = 1
}

async function setUp(flags: ReturnType<typeof readFlags>): Promise<void> {
  const { answers, resume, palette, removesSamples } = flags
  const hasFlags = Object.keys(answers).length > 0 || removesSamples
  if (palette !== undefined) writePalette(palette)
  if (palette !== undefined && !hasFlags && resume === undefined) return
  const source = readFileSync(FILE, 'utf8')
  const site = parseYaml(source, FILE) as SiteContent
  const given = resume === undefined ? null : fromJsonResume(readFileSync(resume, 'utf8'), resume)
  for (const note of given?.notes ?? []) console.log(note)
  const asks = !hasFlags && process.stdin.isTTY
  if (!asks && !hasFlags && !given) {
    console.log(USAGE)
    return
  }
  const known = { ...given?.answers, ...answers }
  const { all, removes } = asks ? await asked(site, known) : { all: known, removes: removesSamples }
  const fields = asks ? FIELDS : FIELDS.filter(({ flag }) => flag in answers)
  await write(source, site, changesOf(all, site, given?.lists), namesOf(fields, asks))
  if (removes) remove()
  console.log(
    'Next: `npm run doctor` says what is left to do, `npm run dev` shows the site, and /landscapes there shows landscapes to choose from.',
  )
}

async function asked(site: SiteContent, known: Answers) {
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
    const present = (field: Field, answers: Answers) => {
      if (known[field.flag] !== undefined) return known[field.flag] ?? ''
      if (field.flag === 'first-name' && answers.name !== site.owner.name)
        return answers.name?.split(' ')[0] ?? ''
      return presentAnswer(site, field) || (suggested[field.flag] ?? '')
    }
    const all = await ask(prompt, present, (field, answers) => mistakeIn(site, field, answers))
    const samples = sampleFiles(FOLDER).length
    const removes =
      samples > 0 && (await agrees(prompt, `Delete the ${samples} files of the sample articles?`))
    return { all, removes }
  } finally {
    lines.close()
  }
}

/** The mistake in the answer to a field. */
function mistakeIn(site: SiteContent, { path }: Field, answers: Answers): string | null {
  try {
    const faults = wrongFields(changedContent(site, changesOf(answers, site)))
    return faults.find(({ field }) => field === path.join('.'))?.message ?? null
  } catch (error) {
    return (error as Error).message
  }
}

async function write(
  source: string,
  site: SiteContent,
  changes: readonly Change[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  checkAnswers(changedContent(site, changes), names)
  if (changes.length === 0) {
    console.log(`${FILE}: nothing to change.`)
    return
  }
  writeFileSync(FILE, await editedYaml(source, changes, FILE))
  const fields = (those: readonly Change[]) => those.map(({ path }) => path.join('.')).join(', ')
  const out = changes.filter(({ value }) => value === undefined)
  const written = changes.filter((change) => !out.includes(change))
  if (written.length > 0) console.log(`${FILE}: wrote ${fields(written)}.`)
  if (out.length > 0) console.log(`${FILE}: took out ${fields(out)}.`)
}

function remove(): void {
  const samples = sampleFiles(FOLDER)
  removeArticles(FOLDER, samples)
  console.log(`${FOLDER}/: deleted ${samples.length} files of the sample.`)
}

/** The output of git; empty without git or such a setting. */
function gitSays(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
