/* Pages with only a message. */

export const notFound = 'Page not found'
export const noPage = 'There is no page at this address.'
export const needsScripts = 'An article that was published a moment ago opens only with JavaScript.'
export const waysOut = '{articles} or {home}'
export const allArticles = 'All articles'
export const home = 'the home page'
/** When the button in the header could not open the palette. */
export const paletteFailed = 'The search could not be loaded. Reload the page to try again.'
export const broken = 'This page broke'
export const brokenHere = 'Something went wrong on our side while this page was drawn.'
export const reload = 'Load it again'
