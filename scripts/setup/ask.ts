import { createInterface } from 'node:readline/promises'
import { type SiteContent, wrongFields } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/read/content-findings.ts'
import { changedContent } from '#site-build/read/settings.ts'
import { changesOf } from './changes-of.ts'
import { type Answers, type Field, FIELDS, presentValue } from './fields.ts'

type Prompt = (text: string) => Promise<string>

/** Asks a person at the terminal. */
export async function atTerminal<Result>(use: (prompt: Prompt) => Promise<Result>): Promise<Result> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return use((text) => lines.question(text)).finally(() => lines.close())
}

/**
 * Asks for every field. Enter keeps what is in brackets: a known answer, the present value unless it is the sample’s, or a suggestion.
 * A hyphen takes an optional field out. A wrong answer repeats its question, so that no other answer is lost.
 */
export async function ask(
  prompt: Prompt,
  site: SiteContent,
  known: Answers,
  suggested: Answers,
): Promise<Answers> {
  const answers: Answers = {}
  for (const field of FIELDS) {
    const { flag, isOptional = false } = field
    const findingFor = (answer: string) => findingOf(site, { ...answers, [flag]: answer }, field)
    const present = presentValue(contentWith(site, answers), field)
    const ownValue = typeof present === 'string' && !isOfSample(present) ? present : undefined
    const offers = [known[flag], ownValue, suggested[flag]].filter((value) => value !== undefined)
    // Enter accepts it, so it must be right.
    const offered = offers.find((value) => findingFor(value) === undefined) ?? ''
    const question = questionOf(field, offered)
    let finding: string | undefined
    do {
      const line: string = (await prompt(finding ? `  ${finding}\n${question}` : question)).trim()
      const answer = isOptional && line === '-' ? '' : line || offered
      const keepsPresent = answer === '' && !isOptional
      finding = keepsPresent ? findingOf(site, answers, field) : findingFor(answer)
      if (finding === undefined && !keepsPresent) answers[flag] = answer
    } while (finding !== undefined)
  }
  return answers
}

function contentWith(site: SiteContent, answers: Answers) {
  return changedContent(site, changesOf(answers, site))
}

/** What is wrong with a field of the site after some answers; `undefined` if nothing is. */
function findingOf(site: SiteContent, answers: Answers, { path }: Field): string | undefined {
  try {
    const findings = wrongFields(contentWith(site, answers))
    return findings.find(({ field }) => field === path || field.startsWith(`${path}.`))?.message
  } catch (error) {
    return (error as Error).message
  }
}

/** The line that asks for a field: `Your role [Engineer]: `. @param present its value, which Enter keeps; empty if it has none */
function questionOf({ question, isOptional }: Field, present: string): string {
  if (isOptional && present === '') return `${question} (optional): `
  const hint = isOptional ? ' (- for none)' : ''
  if (present === '') return `${question} [Enter keeps the sample’s]${hint}: `
  const shortened = present.length > 60 ? `${present.slice(0, 60)}…` : present
  return `${question} [${shortened}]${hint}: `
}

/** Whether a person agrees. Enter is no. */
export async function agrees(prompt: Prompt, question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await prompt(`${question} [y/N]: `)).trim())
}
