import { fill } from '#app/lib/language/sentences.ts'
import { direction } from '#app/lib/language/language.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/keys.ts'
import * as palette from '#app/lib/words/palette.ts'
import { chooseSingleKeys, hasSingleKeys } from './palette-key.ts'
import styles from './palette.module.css'

/** The shortcuts of each part of the site: the keys, each of which is enough, and what they do. */
const SHORTCUTS = [
  {
    scope: words.everywhere,
    keys: [
      [['⌘K', `${words.ctrl} K`], frame.search],
      [['/'], words.search],
      [['?'], words.thisList],
      [[words.escape], words.closeOpen],
    ],
  },
  {
    scope: words.inResults,
    keys: [
      [['↑', '↓'], words.choose],
      [[words.enter], words.goThere],
      [[`⌘${words.enter}`, `${words.ctrl} ${words.enter}`], words.openInTab],
    ],
  },
  {
    scope: words.onHome,
    keys: [
      [['↓', words.pageDown, words.space], words.nextSection],
      [['↑', words.pageUp], words.previousSection],
      [[words.homeKey, words.endKey], words.firstAndLast],
      [direction === 'rtl' ? ['→', '←'] : ['←', '→'], words.projects],
    ],
  },
] as const

/** The sheet of all shortcuts. At its end, a visitor can turn off those of a single key. */
export function Shortcuts({ close }: { close: () => void }) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{palette.shortcuts}</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog starts with the focus inside. */}
        <button type="button" className={styles.close} onClick={close} autoFocus>
          {palette.close}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls if it does not fit. */}
      <div className={styles.scroll} tabIndex={0}>
        {SHORTCUTS.map(({ scope, keys }) => (
          <section key={scope}>
            <h3 className={styles.heading}>{scope}</h3>
            <dl className={styles.keys}>
              {keys.map(([keyNames, effect]) => (
                <div key={effect}>
                  <dt>{effect}</dt>
                  <dd>{keyNames.map((name) => [<Key key={name} name={name} />, ' '])}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={styles.foot}>
        <span>{fill(words.use, { first: '/', second: '?' })}</span>
        <input
          type="checkbox"
          defaultChecked={hasSingleKeys()}
          onChange={(event) => chooseSingleKeys(event.target.checked)}
        />
      </label>
    </>
  )
}

/** Keys have the order of a keyboard, also where words run from right to left. */
function Key({ name }: { name: string }) {
  return <kbd dir="ltr">{name}</kbd>
}
