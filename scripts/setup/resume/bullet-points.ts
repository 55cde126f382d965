/** A line of a list, as people write it into a text. */
const BULLET = /^\s*[-–•*·]\s+(?=\S)/

/**
 * Separates the list that many write into a summary from the text before it.
 *
 * @returns the points without their signs; a line without a sign continues the point before it
 */
export function splitBullets(summary: string): { text: string; points: string[] } {
  const before: string[] = []
  const points: string[] = []
  for (const line of summary.split('\n')) {
    if (BULLET.test(line)) points.push(line.replace(BULLET, '').trim())
    else if (points.length === 0) before.push(line)
    else if (line.trim() !== '') points.push(`${points.pop()} ${line.trim()}`)
  }
  return { text: before.join('\n').trim(), points }
}
