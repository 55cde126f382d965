import { type Answers, type Field, FIELDS } from './fields.ts'

/**
 * Asks for every field. Enter keeps the present value, which is in brackets unless it is the sample’s, and a hyphen takes an
 * optional field out. A wrong answer repeats its question, so that no other answer is lost.
 */
export async function ask(
  prompt: (text: string) => Promise<string>,
  presentOf: (field: Field, answers: Answers) => string,
  mistakeIn: (field: Field, answers: Answers) => string | null,
): Promise<Answers> {
  const answers: Answers = {}
  for (const field of FIELDS.filter(({ isFlag }) => !isFlag)) {
    const { flag, isOptional = false } = field
    const present = presentOf(field, answers)
    const question = questionOf(field, present)
    let mistake: string | null = null
    do {
      const line: string = (await prompt(mistake ? `  ${mistake}\n${question}` : question)).trim()
      const answer = isOptional && line === '-' ? '' : line || present
      if (answer !== '' || isOptional) answers[flag] = answer
      mistake = answer === present ? null : mistakeIn(field, answers)
    } while (mistake !== null)
  }
  return answers
}

function questionOf({ question, isOptional }: Field, present: string): string {
  if (isOptional && present === '') return `${question} (optional): `
  const shown = present.length > 60 ? `${present.slice(0, 60)}…` : present || 'Enter keeps the sample’s'
  return `${question} [${shown}]${isOptional ? ' (- for none)' : ''}: `
}

/** Whether a person agrees. Enter is no. */
export async function agrees(prompt: (text: string) => Promise<string>, question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await prompt(`${question} [y/N]: `)).trim())
}
