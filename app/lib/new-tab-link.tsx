import type { ComponentProps } from 'react'
import * as words from './words/frame.ts'

/**
 * A link to another site: it opens a new tab, announces that to assistive technology, and sends no referrer. There is none without
 * an address.
 */
export function NewTabLink({ about = '', children, ...link }: ComponentProps<'a'> & { about?: string }) {
  if (link.href === undefined) return null
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{`${about} ${words.newTab}`}</span>
    </a>
  )
}
