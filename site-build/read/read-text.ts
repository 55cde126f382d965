import { readFile } from 'node:fs/promises'
import { ContentError } from './findings.ts'

/**
 * Reads one of the owner's text files.
 *
 * @param path where it is on this disk
 * @param file its path for the findings
 * @throws ContentError with the line of the first bytes that are not UTF-8
 */
export async function readText(path: string, file: string): Promise<string> {
  const bytes = await readFile(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const readable = new TextDecoder().decode(bytes)
    const line = readable.slice(0, readable.indexOf('\uFFFD')).split('\n').length
    throw new ContentError([
      { file, line, message: 'expected UTF-8, found other bytes. Save the file as UTF-8.' },
    ])
  }
}
