export const failure = 'Failed to fetch articles'
export const articles = { one: '1 article', other: '{count} articles' }
/** For an older page: "8 articles, page 1 of 3". */
export const page = '{articles}, page {page} of {total}'
/** Short enough for one line on a phone. */
export const cut = '{articles}; {host} lists only {limit}'
export const none = 'No articles yet.'
export const minutes = '{minutes} min'
export const isPinned = 'Pinned'
export const isNew = 'New'
export const isChanged = 'Changed'
export const moreArticles = 'More articles'
export const newer = 'Newer articles'
export const older = 'Older articles'
export const tags = 'Tags'
/** Articles with any tag. */
export const allTags = 'all'
export const searchArticles = 'Search articles'
export const searching = 'Searching…'
/** "8 articles for “arch”". */
export const found = '{articles} for {query}'
/** "Nothing found for “arcs”. Similar: 8 articles". */
export const similar = '{nothing}. Similar: {articles}'
export const best = '{found}; these {count} match best'
export const nothing = 'Nothing found for {query}'
export const quoted = '“{text}”'
/** After "8 articles for “arch”". */
export const noTexts = '. The texts could not be searched.'
export const searchFailed = 'The search could not be loaded. Only names and titles are compared.'
