import type { ComponentProps } from 'react'
import * as words from './words/frame.ts'

/** A link that leads away from the site: it opens a new tab, says so to assistive technology, and sends no referrer. */
export function NewTabLink({ about = '', children, ...link }: ComponentProps<'a'> & { about?: string }) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{`${about} ${words.newTab}`}</span>
    </a>
  )
}
