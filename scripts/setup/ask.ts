import { type Answers, type Field, FIELDS } from './fields.ts'

/**
 * Asks for every field. Enter keeps what is in brackets, and a hyphen takes an optional field out.
 *
 * @param prompt shows a text and returns the line that is typed
 * @param presentOf the answer that Enter gives
 */
export async function ask(
  prompt: (text: string) => Promise<string>,
  presentOf: (field: Field, answers: Answers) => string,
): Promise<Answers> {
  const answers: Answers = {}
  for (const field of FIELDS) {
    const present = presentOf(field, answers)
    const answer = await answerTo(field, present, prompt)
    if (answer !== '' || field.isOptional) answers[field.flag] = answer
  }
  return answers
}

async function answerTo(
  { question, isOptional = false }: Field,
  present: string,
  prompt: (text: string) => Promise<string>,
): Promise<string> {
  const shown = present.length > 60 ? `${present.slice(0, 60)}…` : present
  const hint = isOptional ? (present === '' ? ' (optional)' : ` [${shown}] (- for none)`) : ` [${shown}]`
  const line = (await prompt(`${question}${present === '' && !isOptional ? '' : hint}: `)).trim()
  if (line === '') return present
  return isOptional && line === '-' ? '' : line
}

/** Whether a person agrees. Enter is no. */
export async function agrees(prompt: (text: string) => Promise<string>, question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await prompt(`${question} [y/N]: `)).trim())
}
