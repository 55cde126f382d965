import { startTransition, useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'

type GrowingRowsProps = {
  /** Groups of rows. */
  rows: readonly ReactElement[]
}

/**
 * The body of a long table, a group of rows a frame: browsers cannot leave out the layout of what is not in sight of a
 * table, as they can elsewhere (`long.css`). The box in which it scrolls has its height from the first group on, so
 * nothing on the page moves. The build writes all rows at once.
 */
export function GrowingRows({ rows }: GrowingRowsProps) {
  const [count, setCount] = useState(1)
  const isBuild = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  useEffect(() => {
    if (count >= rows.length) return undefined
    const asked = requestAnimationFrame(() => startTransition(() => setCount(count + 1)))
    return () => cancelAnimationFrame(asked)
  }, [count, rows.length])
  return <tbody>{isBuild ? rows : rows.slice(0, count)}</tbody>
}
