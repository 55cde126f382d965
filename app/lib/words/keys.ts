/* The sheet of the keyboard shortcuts, and the names of keys. */

export const everywhere = 'Everywhere'
export const search = 'Search'
export const thisList = 'This list'
export const closeOpen = 'Close what is open'
export const inResults = 'In the results'
export const choose = 'Choose'
export const goThere = 'Go there'
export const openInTab = 'Open in a new tab'
export const onHome = 'On the home page'
export const nextSection = 'Next section'
export const previousSection = 'Previous section'
export const firstAndLast = 'First and last section'
export const projects = 'Previous and next project'
/** The visitor's choice whether these two keys do something. */
export const use = (first: string, second: string) => `Use ${first} and ${second}`

export const ctrl = 'Ctrl'
export const enter = 'Enter'
export const escape = 'Esc'
export const pageDown = 'Page Down'
export const pageUp = 'Page Up'
export const space = 'Space'
export const homeKey = 'Home'
export const endKey = 'End'
