import type { LanguageFn, Mode } from 'highlight.js'
import xml from 'highlight.js/lib/languages/xml'

/**
 * highlight.js tries several grammars, HTML among them, for each script and style of HTML, and takes the best-looking
 * result. Each nested tag doubles the time: 16 kB can take 20 s. Here a script is JavaScript and a style is CSS.
 */
const plainXml: LanguageFn = (hljs) => {
  const grammar = xml(hljs)
  return { ...grammar, contains: grammar.contains.map(withOne) }
}

function withOne(mode: Mode): Mode {
  const { starts } = mode
  if (!Array.isArray(starts?.subLanguage)) return mode
  return { ...mode, starts: { ...starts, subLanguage: starts.subLanguage.slice(0, 1).join() } }
}

export default plainXml
