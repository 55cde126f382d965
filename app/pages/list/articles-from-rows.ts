import type { ListedArticle } from '#app/lib/articles/list-document.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import styles from './article-list.module.css'

/** Reads the articles from the prerendered rows, so that a document does not contain them twice. */
export function articlesFromRows(document: ParentNode): ListedArticle[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`.${styles.row}`), (row) => {
    const textOf = (style: string | undefined) => row.querySelector(`.${style}`)?.textContent
    const minutes = textOf(styles.minutes)
    const day = textOf(styles.date)
    const file = textOf(styles.file)
    return {
      name: nameIn(row, file),
      sha: row.dataset.id,
      title: file === undefined ? undefined : row.querySelector('bdi')?.textContent,
      description: textOf(styles.description),
      minutes: minutes ? Number(/\d+/.exec(minutes)) : undefined,
      date: day ? Date.parse(day) : undefined,
    }
  })
}

/** From the address, which has every character of the name; HTML changes some invisible ones. */
function nameIn(row: HTMLElement, file = row.firstElementChild?.textContent): string {
  const segment = row.querySelector('a')?.getAttribute('href')?.split('/').at(-1)
  return (segment !== undefined && percentDecoded(segment)) || (file?.trim() ?? '')
}
