import { changeTheme } from '#app/features/theme/use-theme.ts'
import * as words from '#app/lib/words/palette.ts'
import type { Action } from './commands.ts'

const THEMES = {
  light: words.lightIsOn,
  dark: words.darkIsOn,
  system: words.systemIsOn,
}

/**
 * Does what a command says, except what concerns the palette itself.
 *
 * @param inNewTab whether a page of this site opens in a new tab, too
 * @returns a sentence about what happened; `null` when the visitor is led elsewhere
 */
export async function runAction(
  action: Exclude<Action, { type: 'shortcuts' }>,
  inNewTab: boolean,
): Promise<string | null> {
  switch (action.type) {
    case 'theme':
      changeTheme(() => action.theme)
      return THEMES[action.theme]
    case 'copy':
      return copied(action.text)
    case 'open':
      if (action.outside || inNewTab) open(action.href, '_blank', 'noopener,noreferrer')
      else location.assign(action.href)
      return null
  }
}

/** Without https, and where the visitor has forbidden it, browsers do not copy. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return words.copied(text)
  } catch {
    return words.notCopied(text)
  }
}
