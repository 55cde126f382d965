/* The frame of every page: navigation, menu, theme and footer. */

export const skipToContent = 'Skip to content'
export const mainNavigation = 'Main'
export const menu = 'Menu'
export const about = 'About'
export const projects = 'Projects'
export const stack = 'Stack'
export const blog = 'Blog'
export const resume = 'Resume'
/** Prints the home page: a command of the palette, and a line in the menu of a phone. */
export const profile = 'Profile (print or PDF)'
/** For assistive technology, after the words of a link. */
export const newTab = '(opens in a new tab)'
export const search = 'Search and commands'
export const searchKeys = 'Search and commands (⌘K or Ctrl K)'
/** The theme on show, on the button that changes it. */
export const themeSystem = 'Theme: as the system. Press to change.'
export const themeLight = 'Theme: light. Press to change.'
export const themeDark = 'Theme: dark. Press to change.'
