import styles from './tag-words.module.css'

/** The tags of an entry or of a project, as words side by side. Nothing without any. */
export function TagWords({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul role="list" className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  )
}
