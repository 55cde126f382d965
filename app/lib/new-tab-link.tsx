import type { ComponentProps } from 'react'
import * as words from './words/frame.ts'

/** A link to another site, which opens a new tab, announces that, and sends no referrer; nothing without an address. */
export function NewTabLink({ about = '', children, ...link }: ComponentProps<'a'> & { about?: string }) {
  if (link.href === undefined) return null
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{`${about} ${words.newTab}`}</span>
    </a>
  )
}
