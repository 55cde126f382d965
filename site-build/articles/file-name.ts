import { isArticleName } from '#article-host/article-name.ts'
import { hasDocument } from '#site-build/files/documents/pages.ts'

/** Characters that file names cannot contain on Windows or in a path, and those that links to the file would have to encode. */
const UNFIT = /[\p{Cc}\p{Cs}<>:"/\\|?*#%\s]+/gu
/** Names of devices on Windows, with any ending (Microsoft, "Naming Files, Paths, and Namespaces"). */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i

/** A name for the file of an article, which common file systems accept; `null` if nothing of the text is left, or no page could have this name. */
export function fileName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replaceAll(UNFIT, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICE, '$&_')
  return isArticleName(name) && hasDocument(name) ? name : null
}
