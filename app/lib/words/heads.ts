/* Titles and descriptions of pages, for tabs, search engines and feeds. */

export const list = 'Blog Articles'
export const listPage = (title: string, page: number) => `${title}, page ${page}`
export const listDescription = (name: string) => `Articles by ${name}, read live from where they are written.`
export const tag = (tag: string) => `Articles about ${tag}`
export const tagDescription = (tag: string, name: string) => `Articles about ${tag} by ${name}.`
export const articleDescription = (name: string) => `An article by ${name}.`
export const ownPageDescription = (title: string, name: string) => `${title}: a page by ${name}.`
export const notFound = 'Page not found'
export const notFoundDescription = (name: string) => `There is no page at this address of ${name}’s site.`
/** Replaces a drawing that only the page has. */
export const diagramInPage = 'The page draws this diagram'
