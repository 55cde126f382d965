import type { ComponentProps } from 'react'
import * as words from '#app/lib/words/frame.ts'
import { openPalette } from './open-palette.ts'

export function PaletteButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      aria-label={words.search}
      title={words.searchKeys}
      aria-keyshortcuts="Meta+K Control+K"
      aria-haspopup="dialog"
      onClick={() => void openPalette('palette')}
    >
      <Magnifier />
    </button>
  )
}
export function Magnifier() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="m13 13 5 5" />
    </svg>
  )
}
