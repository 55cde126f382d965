import type { ComponentProps } from 'react'
import * as words from './words/frame.ts'

type NewTabLinkProps = ComponentProps<'a'> & {
  about?: string
  /** Whether it leads to a profile of the owner. Mastodon and others verify such links by `rel="me"` (microformats.org/wiki/rel-me). */
  isProfile?: boolean
}

/** A link to another site, which opens a new tab, announces that, and sends no referrer; nothing without an address. */
export function NewTabLink({ about = '', isProfile = false, children, ...link }: NewTabLinkProps) {
  if (link.href === undefined) return null
  return (
    <a {...link} target="_blank" rel={isProfile ? 'me noopener noreferrer' : 'noopener noreferrer'}>
      {children}
      <span className="visually-hidden">{`${about} ${words.newTab}`}</span>
    </a>
  )
}
