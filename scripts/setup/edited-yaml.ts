import { format, resolveConfig } from 'prettier'
import { parseDocument } from 'yaml'
import type { Change } from '#site-build/read/changed-content.ts'

/** Puts new values into a YAML file, in the format of the project. Comments, order and other values stay. */
export async function editedYaml(text: string, changes: readonly Change[], file: string): Promise<string> {
  const document = parseDocument(text)
  for (const { path, value } of changes) {
    if (value !== undefined) document.setIn(path, value)
    else if (document.hasIn(path)) document.deleteIn(path)
  }
  return format(document.toString({ lineWidth: 0, singleQuote: true }), {
    ...(await resolveConfig(file)),
    filepath: file,
  })
}
