import { graphemes } from './graphemes.ts'
import styles from './typed-text.module.css'
import { useTyping } from './use-typing.ts'

type TypedTextProps = {
  text: string
  /** Typing restarts whenever this becomes true. */
  active: boolean
}

/**
 * A text that types itself (TYPE-1). The whole text is always in the document, and the part that is not typed yet is transparent:
 * assistive technology reads all of it, and the width never changes.
 */
export function TypedText({ text, active }: TypedTextProps) {
  const characters = graphemes(text)
  const { shown, cursor } = useTyping(text, characters.length, active)
  const pending = characters.slice(shown).join('')

  return (
    <span data-cursor={cursor}>
      <span className={styles.shown}>{characters.slice(0, shown).join('')}</span>
      {pending && <span className={styles.pending}>{pending}</span>}
    </span>
  )
}
