export const failure = 'Failed to fetch article'
export const noSuchArticle = 'No such article'
export const noneOfThisName = 'There is no article of this name.'
/** The heading while only the name is known. */
export const article = 'Article'
export const allArticles = 'All articles'
export const by = 'By {author}'
/** On an article about a project of the home page. */
export const ofProject = 'On the project {project}'
/** The names of other languages, each in itself, as links. */
export const alsoIn = 'Also in: {languages}'
export const minutes = '{minutes} min read'
/** For assistive technology, before the tags. */
export const about = 'About'
export const draft = 'Draft'
/** Only the development server shows drafts. */
export const draftInDevelopment = 'Draft: on no list of the built site'
/** An article whose day has not come yet. */
export const scheduled = 'Scheduled for {date}'
export const lastChanged = 'Last changed {date}'
export const edit = 'Edit on {host}'
export const moreArticles = 'More articles'
export const previous = 'Previous'
export const next = 'Next'
/** For assistive technology, before the name of a series. */
export const series = 'Series'
/** The place of an article in its series: "2 of 5". */
export const part = '{number} of {total}'
/** Above articles that share tags or rare words with this one. */
export const related = 'Related'
export const similar = 'Similar articles'
export const didYouMean = 'Did you mean'
export const onThisPage = 'On this page'
