/** A filter of the list. Empty strings match everything. */
export type ListFilter = { text: string; tag: string }

/** The filter in an address, such as `?q=descent&tag=c%2B%2B`. */
export function filterIn(search: string): ListFilter {
  const parameters = new URLSearchParams(search)
  return { text: parameters.get('q') ?? '', tag: parameters.get('tag') ?? '' }
}

/** The address of a page with this filter. Other parameters stay. */
export function withFilter(address: string, { text, tag }: ListFilter): string {
  const url = new URL(address)
  for (const [name, value] of [
    ['q', text],
    ['tag', tag],
  ] as const) {
    if (value.trim() === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

/** Whether the list shows all articles. */
export function isEmpty({ text, tag }: ListFilter): boolean {
  return text.trim() === '' && tag === ''
}
