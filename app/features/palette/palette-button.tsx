import type { ComponentProps } from 'react'
import * as words from '#app/lib/words/frame.ts'
import { Magnifier } from './magnifier.tsx'
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
