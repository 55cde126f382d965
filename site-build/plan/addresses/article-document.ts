import { isArticleName } from '#article-host/article-name.ts'
import { noNames, outputName } from './output-name.ts'

/** The file of an article's document. */
export function articleDocument(name: string): string {
  return `blogs/${name}.html`
}

/** Hosts leave out such endings: they answer `/blogs/index` with the list, and `/blogs/a.html` with the article `a`. */
const CONFUSED_BY_HOSTS = /^index$|\.html$/i

/** Whether hosts would answer the address of an article with another page, as that of an article called `index`. */
export function isConfusedByHosts(name: string): boolean {
  return CONFUSED_BY_HOSTS.test(name)
}

/** Characters that file names cannot contain on Windows or in a path, and those that links to the file would have to encode. */
const UNFIT = /[\p{Cc}\p{Cs}<>:"/\\|?*#%\s]+/gu

/** A name for the file of an article, which common file systems accept; `null` if nothing of the text is left, or no page could have this name. */
export function fileName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replaceAll(UNFIT, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const decided = outputName(articleDocument(name), noNames())
  return isArticleName(name) && !isConfusedByHosts(name) && 'name' in decided ? name : null
}
