import { createInterface } from 'node:readline/promises'
import { type SiteContent, wrongFields } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/read/content-findings.ts'
import { changedContent } from '#site-build/read/settings.ts'
import { changesOf } from './changes-of.ts'
import { type Answers, type Field, FIELDS, valueAt } from './fields.ts'

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
  const answered = () => changedContent(site, changesOf(answers, site))
  const mistakeAt = (path: string) => {
    try {
      return wrongFields(answered()).find(({ field }) => field === path)?.message
    } catch (error) {
      return (error as Error).message
    }
  }
  for (const field of FIELDS) {
    const { flag, path, isOptional = false } = field
    const now = valueAt(answered(), path)
    const own = typeof now === 'string' && !isOfSample(now) ? now : undefined
    const present = known[flag] ?? own ?? suggested[flag] ?? ''
    const question = questionOf(field, present)
    let finding: string | undefined
    do {
      const line: string = (await prompt(finding ? `  ${finding}\n${question}` : question)).trim()
      const answer = isOptional && line === '-' ? '' : line || present
      if (answer !== '' || isOptional) answers[flag] = answer
      finding = answer === present ? undefined : mistakeAt(path)
    } while (finding !== undefined)
  }
  return answers
}

function questionOf({ question, isOptional }: Field, present: string): string {
  if (isOptional && present === '') return `${question} (optional): `
  const shown = present.length > 60 ? `${present.slice(0, 60)}…` : present || 'Enter keeps the sample’s'
  return `${question} [${shown}]${isOptional ? ' (- for none)' : ''}: `
}

/** Whether a person agrees. Enter is no. */
export async function agrees(prompt: Prompt, question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await prompt(`${question} [y/N]: `)).trim())
}
