/** The last part of a tag's address: `C++` is `c~2b~2b`. Tags share one only if they differ just in case (decision 21). */
export function tagKey(tag: string): string {
  const key = tag
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}`)
    .replaceAll(' ', '_')
  // Hosts treat `index` as the page of the folder.
  return key === 'index' ? '~69ndex' : key
}

/** The path of a tag's page below the base of the site. */
export function tagPath(tag: string): string {
  return `/tags/${encodeURIComponent(tagKey(tag))}`
}
