/* The command palette. The names that end in `Words` are more words that find a command. */

export const field = 'Search pages, articles and commands'
export const placeholder = 'Search or jump to…'
export const close = 'Close'
export const resultList = 'Results'
export const hint = 'Type to find articles, too'
export const searching = 'Searching…'
export const nothing = 'Nothing found'
export const results = { one: '1 result', other: '{count} results' }
/** "Nothing found. Similar articles: 2". */
export const similar = '{results}. Similar articles: {count}'
export const withoutArticles = '{results}; the search of the articles is incomplete'

export const pages = 'Pages'
export const home = 'Home'
export const homeWords = 'start intro'
export const aboutWords = 'contact'
export const projectsWords = 'work'
export const stackWords = 'skills tools'
export const blogWords = 'articles list search'

export const theme = 'Theme'
export const themeWords = 'theme colours appearance'
export const light = 'Light theme'
export const lightWords = 'day bright'
export const dark = 'Dark theme'
export const darkWords = 'night'
export const system = 'Theme of the system'
export const systemWords = 'automatic'

export const elsewhere = 'Elsewhere'
export const newTab = 'new tab'
export const copyMail = 'Copy e-mail address'
export const copyMailWords = 'mail contact'
export const copied = 'Copied: {text}'
export const notCopied = 'The browser does not allow copying. The address is {text}'
export const profileWords = 'print paper resume cv pdf'
export const resumeWords = 'cv'
export const githubWords = 'code'
export const linkedinWords = 'profile'

export const feeds = 'Feeds'
export const rss = 'RSS feed'
export const atom = 'Atom feed'
export const json = 'JSON feed'
export const feedWords = 'follow subscribe'

export const help = 'Help'
export const shortcuts = 'Keyboard shortcuts'
export const shortcutsWords = 'keys'

export const articles = 'Articles'
export const similarArticles = 'Similar articles'
export const allArticles = { one: 'All {count} articles', other: 'All {count} articles' }
