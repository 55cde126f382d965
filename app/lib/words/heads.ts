/* Titles and descriptions of pages, for tabs, search engines and feeds. */

export const list = 'Blog Articles'
export const listPage = '{title}, page {page}'
export const listDescription = 'Articles by {name}, read live from where they are written.'
export const tag = 'Articles on {tag}'
export const tagDescription = 'Articles on {tag} by {name}.'
export const articleDescription = 'An article by {name}.'
export const ownPageDescription = '{title}: a page by {name}.'
export const notFound = 'Page not found'
export const notFoundDescription = 'There is no page at this address of {name}’s site.'
/** Replaces a drawing that only the page has. */
export const diagramInPage = 'The page draws this diagram'
