import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import * as words from '#app/lib/words/palette.ts'
import type { Command, CommandGroup } from './commands.ts'
import styles from './palette.module.css'

type CommandListProps = {
  id: string
  groups: readonly CommandGroup[]
  active: Command | undefined
  optionId: (command: Command) => string
  point: (command: Command) => void
  choose: (command: Command, event: MouseEvent) => void
}

/** The options of the palette; a point marks the active one. */
export function CommandList({ id, groups, active, optionId, point, choose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    // The list does not move under a mouse.
    if (option?.matches(':not(:hover)')) option.scrollIntoView({ block: 'nearest' })
  })

  return (
    // The field has the focus and names the active option.
    <div
      ref={list}
      id={id}
      className={styles.scroll}
      role="listbox"
      aria-label={words.resultList}
      tabIndex={-1}
    >
      {groups.map(({ heading, commands }) => (
        <div key={heading} role="group" aria-label={heading}>
          <p className={styles.heading} aria-hidden="true">
            {heading}
          </p>
          {commands.map((command) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field handles the keys.
            <div
              key={`${command.title} ${command.detail}`}
              id={optionId(command)}
              className={styles.option}
              role="option"
              // Chromium takes no name from the text of an option that it does not lay out.
              aria-label={`${command.title} ${command.detail ?? ''}`.trim()}
              aria-selected={command === active}
              tabIndex={-1}
              // A list that moves under a resting mouse does not change the active option.
              onPointerMove={({ movementX, movementY }) => {
                if (command !== active && (movementX !== 0 || movementY !== 0)) point(command)
              }}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => choose(command, event)}
            >
              <span className="point" aria-hidden="true" />
              <span className={styles.title}>{command.title}</span>
              {command.detail !== undefined && <span className={styles.detail}>{command.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
