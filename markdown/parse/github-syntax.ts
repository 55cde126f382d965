import type { Root } from 'mdast'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Construct, ConstructRecord, Extension } from 'micromark-util-types'
import { walkMarkdown } from '#markdown/tree.ts'

/** `me@a.example`, or similar text. */
const EMAIL = /[\w.+-]@[\w.-]/
/** The texts that mdast-util-gfm-autolink-literal searches for after parsing. */
const ADDRESS = /@|www\.|https?:\/\//i

const all = gfm()
const withoutEmails: Extension = { ...all, text: constructsWithoutEmails(all.text ?? {}) }

/** Creates the nodes of GitHub's syntax. `linkAddresses` does its last step. */
export const githubFromMarkdown = gfmFromMarkdown()
const transforms = githubFromMarkdown.flatMap((extension) => extension.transforms ?? [])
for (const extension of githubFromMarkdown) extension.transforms = []

/**
 * GitHub's additions to CommonMark. micromark tries to read an e-mail address at each letter, which takes a tenth of the time,
 * so it does so only in texts that may contain one.
 */
export function githubSyntax(markdown: string): Extension {
  return EMAIL.test(markdown) ? all : withoutEmails
}

/** Links the addresses that are found only after parsing. Few texts contain them, and the search takes long. */
export function linkAddresses(tree: Root): void {
  if (hasAddress(tree)) for (const transform of transforms) transform(tree)
}

function hasAddress(tree: Root): boolean {
  let isFound = false
  walkMarkdown(tree, (node) => {
    if (node.type === 'text') isFound ||= ADDRESS.test(node.value)
    return node.type !== 'link' && node.type !== 'linkReference'
  })
  return isFound
}

function constructsWithoutEmails(constructs: ConstructRecord): ConstructRecord {
  const kept: Record<string, Construct[]> = {}
  for (const [code, list = []] of Object.entries(constructs)) {
    const others = [list].flat().filter(({ name }) => name !== 'emailAutolink')
    if (others.length > 0) kept[code] = others
  }
  return kept
}
