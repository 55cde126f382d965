/** A block of an article's text: a paragraph, a heading, a list, a code block. */
export type TextBlock = {
  element: Element
  /** The part that has the words of the text: buttons that scripts add are outside. */
  content: Element
  words: string
  /** Names the block by its section, its words, and its position among the equal blocks of that section. */
  key: string
  /** Names the block by its words, and its position among all equal blocks. */
  looseKey: string
}

/** The blocks of the text that the page shows, in order. */
export function textBlocks(): TextBlock[] {
  const elements = document.querySelector('.prose')?.children ?? []
  const counts = new Map<string, number>()
  /** Adds to a name how often it has come, so that equal blocks have different keys. */
  function numberName(name: string): string {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name}\n${count}`
  }

  let section = ''
  return Array.from(elements, (element) => {
    // A code block has a button after its code, and a link to a film the rest of its card.
    const content = element.querySelector(':scope > pre, :scope.embed > a') ?? element
    const words = content.textContent
    const looseKey = numberName(`any section\n${words}`)
    if (/^H[1-6]$/.test(element.tagName)) section = looseKey
    const key = numberName(`in ${section}\n${words}`)
    return { element, content, words, key, looseKey }
  })
}

/** Finds a block of an older text in a newer one; `undefined` if that does not have it. */
export type FindBlock = (block: TextBlock) => TextBlock | undefined

/** Finds blocks of one text in another, in which some may be missing, new, or in another section. */
export function blockFinder(blocks: readonly TextBlock[]): FindBlock {
  const byKey = new Map(blocks.map((block) => [block.key, block]))
  const byLooseKey = new Map(blocks.map((block) => [block.looseKey, block]))
  return ({ key, looseKey }) => byKey.get(key) ?? byLooseKey.get(looseKey)
}
