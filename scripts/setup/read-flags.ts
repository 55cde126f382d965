import { parseArgs } from 'node:util'
import { contentMistake } from '#site-build/read/warnings/content-mistake.ts'
import { type Answers, FIELDS } from './fields.ts'

export type Flags = {
  answers: Answers
  /** A JSON Resume. */
  resume?: string
  removesSamples?: boolean
  wantsHelp: boolean
}

/** The flags of `npm run setup -- …`. @throws Error for an unknown flag, with the help */
export function readFlags(args: readonly string[]): Flags {
  const texts = [...FIELDS.map(({ flag }) => flag), 'resume'].map(
    (name) => [name, { type: 'string' }] as const,
  )
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(texts),
        'remove-samples': { type: 'boolean' as const },
        help: { type: 'boolean' as const, short: 'h' },
      },
    })
    const { help, resume, 'remove-samples': removesSamples, ...answers } = values as Record<string, unknown>
    return {
      answers: answers as Answers,
      wantsHelp: help === true,
      ...(typeof resume === 'string' && { resume }),
      ...(typeof removesSamples === 'boolean' && { removesSamples }),
    }
  } catch (error) {
    throw contentMistake(`${(error as Error).message}\n\n${USAGE}`)
  }
}

/** The output of `--help`. */
export const USAGE = `npm run setup                  asks, and writes content/site.yaml; the present values are kept with Enter
npm run setup -- --name "…"    writes what the flags say, without questions

${FIELDS.map(({ flag, question, isOptional }) => `  --${flag.padEnd(18)}${question}${isOptional ? ' ("" for none)' : ''}`).join('\n')}
  --resume FILE       takes all it can from a JSON Resume (jsonresume.org)
  --remove-samples    deletes the articles whose frontmatter has "sample: true"`
