/**
 * The last part of the address of a tag's page: `C++` is `c~2b~2b`. It is different for each tag, also on file systems that ignore
 * case; tags that differ only in case are one tag.
 */
export function tagKey(tag: string): string {
  const key = tag
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, (sign) => `~${sign.codePointAt(0)?.toString(16)}`)
    .replaceAll(' ', '_')
  // Hosts treat `index` as the page of the folder.
  return key === 'index' ? '~69ndex' : key
}

/** The path of a tag's page below the base of the site. */
export function tagPath(tag: string): string {
  return `/tags/${encodeURIComponent(tagKey(tag))}`
}
