import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : []
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

/** Whether two tags mean the same written language: `pt` is that of `pt-BR`, and `zh-TW` has other letters than `zh`. */
function isSameLanguage(tag: string, other: string): boolean {
  const [first, second] = [tag, other].map((name) => new Intl.Locale(name).maximize())
  return first?.language === second?.language && first?.script === second?.script
}
