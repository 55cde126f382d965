/** How GitHub marks a picture that only one theme shows (docs.github.com, "Basic writing and formatting syntax"). */
const MARK = /#gh-(dark|light)-mode-only$/

/** The address of a picture without the mark of its theme, and the class of that theme (pictures.css), or `null`. */
export function takeTheme(written: string): { address: string; themeClass: string | null } {
  const theme = MARK.exec(written)?.[1]
  return { address: written.replace(MARK, ''), themeClass: theme === undefined ? null : `only-${theme}` }
}

/** The classes of pictures that only one theme shows. */
export const THEME_CLASSES = ['only-dark', 'only-light']
