import { useId, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import { CommandList } from './command-list.tsx'
import { commandsOf, type Command } from './commands.ts'
import { matchingCommands } from './matching-commands.ts'
import { nextOption } from './next-option.ts'
import styles from './palette.module.css'
import { runAction } from './run-action.ts'
import { Shortcuts } from './shortcuts.tsx'
import { useArticles } from './use-articles.ts'

const COMMANDS = commandsOf(import.meta.env.SITE_PALETTE, PATH_PREFIX)

type PaletteProps = {
  startsWithShortcuts: boolean
  /** What the visitor has typed before the palette was there. */
  typed: string
  close: () => void
}

/** A field, and the commands that match it (ARIA Authoring Practices, "Combobox with list autocomplete"). */
export function Palette({ startsWithShortcuts, typed, close }: PaletteProps) {
  const id = useId()
  const [showsShortcuts, setShowsShortcuts] = useState(startsWithShortcuts)
  const [query, setQuery] = useState(typed)
  const [active, setActive] = useState(0)
  const [message, setMessage] = useState('')
  const articles = useArticles(query !== '')
  const groups = useMemo(
    () => matchingCommands(query === '' ? COMMANDS : [...COMMANDS, ...(articles ?? [])], query),
    [query, articles],
  )
  const options = groups.flatMap(({ commands }) => commands)
  const optionId = (index: number) => `${id}-${index}`

  if (showsShortcuts) return <Shortcuts close={close} />

  function search(words: string) {
    setQuery(words)
    setActive(0)
    setMessage('')
  }

  async function choose({ action }: Command, event: KeyboardEvent | MouseEvent) {
    if (action.type === 'shortcuts') return setShowsShortcuts(true)
    // First, so that the page has its focus back when it is led to a section.
    if (action.type === 'open') close()
    setMessage((await runAction(action, event.ctrlKey || event.metaKey)) ?? '')
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter ends the composition of a word first.
    if (event.nativeEvent.isComposing) return
    const next = nextOption(event.key, active, options.length)
    const chosen = event.key === 'Enter' && options[active]
    if (next === null && !chosen) return
    event.preventDefault()
    if (chosen) void choose(chosen, event)
    else setActive(next ?? 0)
  }

  return (
    <div className={styles.palette}>
      <div className={styles.head}>
        <svg className={styles.glass} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 5 5" />
        </svg>
        <input
          className={styles.field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog starts with the focus inside.
          autoFocus
          role="combobox"
          aria-label="Search pages, articles and commands"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          placeholder="Search or jump to…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </div>
      {options.length > 0 && (
        <CommandList {...{ id, groups, active, optionId }} onPoint={setActive} onChoose={choose} />
      )}
      <p className={styles.foot}>
        <span role="status">
          {message ||
            (query === '' ? 'Type to find articles, too' : countOf(options.length, articles === null))}
        </span>
        <span className={styles.hints} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> <kbd>Esc</kbd>
        </span>
      </p>
    </div>
  )
}

function countOf(count: number, isWithoutArticles: boolean): string {
  const found = count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${count} results`
  return isWithoutArticles ? `${found}; the articles could not be loaded` : found
}
