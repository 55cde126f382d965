import { readFileSync } from 'node:fs'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '#markdown/parse/parse.ts'

/** The code blocks of a page of the docs, by title. */
export function titledCode(page: string): Map<string, string> {
  const found = new Map<string, string>()
  visit(parseMarkdown(readFileSync(page, 'utf8')), 'code', ({ meta, value }: Code) => {
    const title = /title="([^"]*)"/.exec(meta ?? '')?.[1]
    if (title !== undefined) found.set(title, value)
  })
  return found
}
