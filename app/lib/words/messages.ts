/* Pages that only have a message. */

export const notFound = 'Page not found'
export const noPage = 'There is no page at this address.'
export const needsScripts = 'An article that was published a moment ago opens only with JavaScript.'
export const waysOut = (articles: string, home: string) => `${articles} or ${home}`
export const allArticles = 'All articles'
export const home = 'the home page'
export const broken = 'This page broke'
export const brokenHere = 'Something went wrong on our side while this page was drawn.'
export const reload = 'Load it again'
