/** The id of an element of the home page: an entry of a section, by its position in the list. */
export function entryId(section: string, index: number): string {
  return `entry-${section}-${index + 1}`
}
