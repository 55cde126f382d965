import { Fragment } from 'react'
import palette from '#app/features/palette/palette.module.css'
import styles from './shortcuts.module.css'
import { chooseSingleKeys, hasSingleKeys } from './single-keys.ts'

/** What keys do, and where. */
const SHORTCUTS = [
  {
    place: 'Everywhere',
    keys: [
      [['⌘K', 'Ctrl K'], 'Search and commands'],
      [['/'], 'Search'],
      [['?'], 'This list'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    place: 'In the results',
    keys: [
      [['↑', '↓'], 'Choose'],
      [['Enter'], 'Go there'],
      [['⌘Enter', 'Ctrl Enter'], 'Open in a new tab'],
    ],
  },
  {
    place: 'On the home page',
    keys: [
      [['↓', 'Page Down', 'Space'], 'Next section'],
      [['↑', 'Page Up'], 'Previous section'],
      [['Home', 'End'], 'First and last section'],
      [['←', '→'], 'Previous and next project'],
    ],
  },
] as const

/** The sheet of the keyboard shortcuts. */
export function Shortcuts({ close }: { close: () => void }) {
  return (
    <div className={palette.palette}>
      <div className={palette.head}>
        <h2 className={palette.name}>Keyboard shortcuts</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog starts with the focus inside. */}
        <button type="button" className={palette.close} onClick={close} autoFocus>
          Close
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls where it does not fit. */}
      <div className={palette.scroll} tabIndex={0}>
        {SHORTCUTS.map(({ place, keys }) => (
          <section key={place}>
            <h3 className={palette.heading}>{place}</h3>
            <dl className={styles.keys}>
              {keys.map(([names, effect]) => (
                <div key={effect}>
                  <dt>{effect}</dt>
                  <dd>
                    {names.map((name, at) => (
                      <Fragment key={name}>
                        {at > 0 && ' '}
                        <kbd>{name}</kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={palette.foot}>
        <span>
          Use <kbd>/</kbd> and <kbd>?</kbd>
        </span>
        <input
          type="checkbox"
          className={styles.choice}
          defaultChecked={hasSingleKeys()}
          onChange={(event) => chooseSingleKeys(event.target.checked)}
        />
      </label>
    </div>
  )
}
