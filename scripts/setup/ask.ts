import { type Answers, type Field, FIELDS } from './fields.ts'

/**
 * Asks for every field. Enter keeps the present value, which is in brackets unless it is the sample’s, and a hyphen takes an
 * optional field out. A wrong answer repeats its question, so that no other answer is lost.
 *
 * @param prompt shows a text and returns the line that is typed
 * @param presentOf the answer that Enter gives
 * @param mistakeIn finds the mistake in the answer to a field; null if there is none
 */
export async function ask(
  prompt: (text: string) => Promise<string>,
  presentOf: (field: Field, answers: Answers) => string,
  mistakeIn: (field: Field, answers: Answers) => string | null,
): Promise<Answers> {
  const answers: Answers = {}
  for (const field of FIELDS.filter(({ isFlag }) => !isFlag)) {
    const present = presentOf(field, answers)
    let mistake: string | null = null
    do {
      const answer = await answerTo(field, present, (text) =>
        prompt(mistake ? `  ${mistake}\n${text}` : text),
      )
      if (answer !== '' || field.isOptional) answers[field.flag] = answer
      mistake = answer === present ? null : mistakeIn(field, answers)
    } while (mistake !== null)
  }
  return answers
}

async function answerTo(
  { question, isOptional = false }: Field,
  present: string,
  prompt: (text: string) => Promise<string>,
): Promise<string> {
  const shown = present.length > 60 ? `${present.slice(0, 60)}…` : present || 'Enter keeps the sample’s'
  const hint = isOptional ? (present === '' ? ' (optional)' : ` [${shown}] (- for none)`) : ` [${shown}]`
  const line = (await prompt(`${question}${hint}: `)).trim()
  if (line === '') return present
  return isOptional && line === '-' ? '' : line
}

/** Whether a person agrees. Enter is no. */
export async function agrees(prompt: (text: string) => Promise<string>, question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await prompt(`${question} [y/N]: `)).trim())
}
