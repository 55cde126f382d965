/* The frame of every page: navigation, menu, theme and footer. */

export const skipToContent = 'Skip to content'
export const mainNavigation = 'Main'
export const menu = 'Menu'
export const about = 'About'
export const projects = 'Projects'
export const stack = 'Stack'
export const blog = 'Blog'
export const resume = 'Resume'
/** For assistive technology, after the words of a link. */
export const newTab = '(opens in a new tab)'
export const search = 'Search and commands'
export const searchKeys = 'Search and commands (⌘K or Ctrl K)'
/** The theme on show, and the effect of its button. */
export const themeSystem = 'Theme: as the system. Change to light.'
export const themeLight = 'Theme: light. Change to dark.'
export const themeDark = 'Theme: dark. Change to as the system.'
