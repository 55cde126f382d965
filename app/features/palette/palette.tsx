import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { search } from '#app/features/search/search.ts'
import { Magnifier } from '#app/lib/icons/magnifier.tsx'
import { fill, numberOf, plural } from '#app/lib/language/sentences.ts'
import { reportResult } from '#app/lib/while-needed.ts'
import * as keys from '#app/lib/words/keys.ts'
import * as words from '#app/lib/words/palette.ts'
import { CommandList } from './command-list.tsx'
import {
  articleCommands,
  commandsOf,
  type Command,
  type FoundArticles,
  matchingCommands,
} from './commands.ts'
import styles from './palette.module.css'

const COMMANDS = commandsOf(import.meta.env.SITE_PALETTE)
const NO_ARTICLES: FoundArticles = { text: '', hits: [], isNear: false, hasTexts: true }
const FAILED = { ...NO_ARTICLES, hasTexts: false }

/** How long Enter waits for the articles that match, before it takes another command that matches. In ms. */
const ENTER_WAIT_MS = 1_000

/** How far an arrow key moves the active option. */
const ARROW_STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** What decides whether a command opens in a new tab. */
type Press = Pick<KeyboardEvent | MouseEvent, 'ctrlKey' | 'metaKey'>

/** `typed` is what the visitor has typed while the palette was loading. */
type PaletteProps = { typed: string; close: () => void; showShortcuts: () => void }

/** A field, and the commands that match it (ARIA Authoring Practices, "Combobox with list autocomplete"). */
export function Palette({ typed, close, showShortcuts }: PaletteProps) {
  const id = useId()
  const [query, setQuery] = useState(typed)
  const [pointed, setPointed] = useState<Command>()
  const [message, setMessage] = useState('')
  // Set while Enter waits for the articles of the present query.
  const [waitingEnter, setWaitingEnter] = useState<Press>()
  const foundArticles = useArticles(query)
  const isSearching = query.trim() !== '' && foundArticles.text !== query
  const articles = useMemo(() => articleCommands(foundArticles), [foundArticles])
  const groups = useMemo(() => matchingCommands([...COMMANDS, ...articles], query), [query, articles])
  const options = groups.flatMap(({ commands }) => commands)
  // Articles arrive later, and may be inserted above it.
  const active = options.find((option) => option === pointed) ?? options[0]
  const optionId = (command: Command) => `${id}-${options.indexOf(command)}`

  function type(text: string) {
    setQuery(text)
    setPointed(undefined)
    setMessage('')
    setWaitingEnter(undefined)
  }

  async function choose(command: Command, { ctrlKey, metaKey }: Press) {
    if ('run' in command) {
      const result = await command.run(showShortcuts)
      setMessage(result ?? '')
      return
    }
    // First, so that the page has its focus back before it goes to a section.
    close()
    const opensTab = command.isOutside || ctrlKey || metaKey
    if (opensTab) open(command.href, '_blank', 'noopener,noreferrer')
    else location.assign(command.href)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter first ends the composition of a word. In Safari it has already ended, and only the code 229 shows it.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    const step = ARROW_STEPS[event.key]
    if (event.key === 'Enter') enter(event)
    else if (step !== undefined && active) {
      const index = options.indexOf(active) + step
      setPointed(options.at(index % options.length))
      setWaitingEnter(undefined)
    } else return
    event.preventDefault()
  }

  function enter({ ctrlKey, metaKey }: Press) {
    const isPointed = active !== undefined && active === pointed
    if (isSearching && !isPointed) setWaitingEnter({ ctrlKey, metaKey })
    else if (active) void choose(active, { ctrlKey, metaKey })
  }

  /** Chooses what a waiting Enter takes now. While the search runs, the articles are those of the previous query. */
  const chooseForWaiting = useEffectEvent((press: Press) => {
    const command = isSearching ? options.find((option) => !articles.includes(option)) : active
    if (!command) return
    setWaitingEnter(undefined)
    void choose(command, press)
  })

  useEffect(() => {
    if (!waitingEnter) return undefined
    const timer = setTimeout(chooseForWaiting, isSearching ? ENTER_WAIT_MS : 0, waitingEnter)
    return () => clearTimeout(timer)
  }, [waitingEnter, isSearching])

  return (
    <>
      <div className={styles.head}>
        <Magnifier />
        <input
          className={styles.name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog starts with the focus inside.
          autoFocus
          role="combobox"
          aria-label={words.field}
          aria-autocomplete="list"
          aria-expanded={active !== undefined}
          aria-controls={active && id}
          aria-activedescendant={active && optionId(active)}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={close}>
          {words.close}
        </button>
      </div>
      {active && (
        <CommandList
          id={id}
          groups={groups}
          active={active}
          optionId={optionId}
          point={setPointed}
          choose={choose}
        />
      )}
      <p className={styles.foot}>
        <span role="status">{message || stateOf(query, options, foundArticles)}</span>
        <span className={styles.hints} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{keys.enter}</kbd> <kbd>{keys.escape}</kbd>
        </span>
      </p>
    </>
  )
}

/** The articles that the search finds; until it answers, those of the previous query. */
function useArticles(query: string): FoundArticles {
  const [foundArticles, setFoundArticles] = useState(NO_ARTICLES)
  const isEmpty = query.trim() === ''

  useEffect(() => {
    if (isEmpty) return undefined
    const find = () => search({ query: { text: query, tag: '' }, newer: [] }).catch(() => FAILED)
    return reportResult(find, (answer) => setFoundArticles({ ...answer, text: query }))
  }, [isEmpty, query])

  return isEmpty ? NO_ARTICLES : foundArticles
}

/** The status of the search, which is shown until a command reports its result. */
function stateOf(query: string, options: readonly Command[], foundArticles: FoundArticles): string {
  if (query === '') return words.hint
  if (foundArticles.text !== query && options.length === 0) return words.searching
  const near = options.filter(({ group }) => group === words.similarArticles).length
  const count = options.length - near
  const exact = count === 0 ? words.nothing : plural(words.results, count)
  const results = near === 0 ? exact : fill(words.similar, { results: exact, count: numberOf(near) })
  return foundArticles.hasTexts ? results : fill(words.withoutArticles, { results })
}
