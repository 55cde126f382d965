import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as english from '#app/lib/words/resume.ts'
import { parseYaml } from '#site-build/read/yaml-file.ts'

const FOLDER = 'docs/words'
const WORDS = 'content/words.yaml'

/**
 * Copies the words of the interface in a language into `content/words.yaml`, unless that has words of the owner's, which are kept.
 *
 * @param lang the language of the site, a tag (BCP 47)
 * @returns a sentence about what was done; `null` if there are no such words, as for English
 */
export function writeReadyWords(lang: string, root = '.'): string | null {
  const folder = join(root, FOLDER)
  const files = readyFiles(root)
  const file = files.find((name) => isSameLanguage(name.slice(0, -'.yaml'.length), lang))
  if (file === undefined) return null
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
  const present = existsSync(join(root, WORDS)) ? readFileSync(join(root, WORDS), 'utf8') : ''
  if (present === textOf(file)) return null
  const isReady = files.some((name) => textOf(name) === present)
  const hasOwnWords = Object.keys(parseYaml(present, WORDS)).length > 0
  if (hasOwnWords && !isReady)
    return `${WORDS} has words of yours, and stays as it is. ${FOLDER}/${file} has more to copy.`
  writeFileSync(join(root, WORDS), textOf(file))
  return `${WORDS}: copied ${FOLDER}/${file}.`
}

/** The titles of sections that a resume fills. */
export type ResumeWords = { [Name in keyof typeof english]: string }

/** The titles in the language of the site: the owner's, or else those of `docs/words/`, or else English ones. @param lang a tag (BCP 47) */
export function resumeWords(lang: string, root = '.'): ResumeWords {
  const ready = readyFiles(root).find((name) => isSameLanguage(name.slice(0, -'.yaml'.length), lang))
  const files = [...(ready === undefined ? [] : [`${FOLDER}/${ready}`]), WORDS].filter((file) =>
    existsSync(join(root, file)),
  )
  const groups = files.map(
    (file) => parseYaml(readFileSync(join(root, file), 'utf8'), file).resume as Partial<ResumeWords>,
  )
  return Object.assign({ ...english }, ...groups)
}

/** The files of `docs/words/`, such as `de.yaml`. */
function readyFiles(root: string): string[] {
  const folder = join(root, FOLDER)
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : []
}

/** Whether two tags mean the same written language: `pt` is that of `pt-BR`, and `zh-TW` has other letters than `zh`. */
function isSameLanguage(tag: string, other: string): boolean {
  const [first, second] = [tag, other].map((name) => new Intl.Locale(name).maximize())
  return first?.language === second?.language && first?.script === second?.script
}
