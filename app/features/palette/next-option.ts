/** The number of options that PageUp and PageDown move. */
const PAGE = 8

/**
 * The option that a key in the field moves to (ARIA Authoring Practices, "Combobox"). The arrow keys wrap around. Home and End
 * move in the text of the field.
 *
 * @returns `null` for other keys, and when there are no options
 */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return (active + count - 1) % count
    case 'PageDown':
      return Math.min(active + PAGE, count - 1)
    case 'PageUp':
      return Math.max(active - PAGE, 0)
    default:
      return null
  }
}
