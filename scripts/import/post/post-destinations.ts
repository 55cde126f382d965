import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { LOOP } from '#markdown/media/films.ts'
import { writeDestination } from '#markdown/parse/destinations.ts'
import { type BlogLinks, encoded } from '#scripts/import/blog/blog-links.ts'
import type { NamedPost } from '#scripts/import/model.ts'
import type { EmbeddedPictures } from '#scripts/import/notebook/embedded-pictures.ts'
import type { Destinations } from '#scripts/import/text/parsed-text.ts'
import { isShowable, PICTURE } from '#scripts/import/html/html-to-markdown.ts'
import type { PictureCopies } from './picture-copies.ts'

/** Files that programs make pages of. */
const PAGE = /\.(?:md|mdx|markdown|mmark|html?|qmd|rmd|rmarkdown)$/i
/** A page that can be shown in a frame. */
const FRAME = /\.html?$/i
/** The folders whose files programs publish at the root of a site. */
const STATIC_FOLDER = /^(?:static|public|source|content)\//

const TO_COPY = 'files to copy into public/'

/**
 * Decides where the links and the pictures of a post lead in its article.
 *
 * @param embedded the pictures that the post contains, by their addresses
 * @param copies receives the files that the article needs
 * @param report receives the files that are missing, or that the owner has to copy
 */
export function postDestinations(
  post: NamedPost,
  links: BlogLinks,
  embedded: EmbeddedPictures,
  copies: PictureCopies,
  report: (kind: string, message: string) => void,
): Destinations {
  function picture(address: string): string | null {
    const embeddedPicture = embedded.get(address)
    if (embeddedPicture !== undefined) return copies.add(address.replace(/^\w+:/, ''), embeddedPicture)
    const file = links.file(address, post)
    const isOnOtherSite = file === null
    if (isOnOtherSite) return null
    const fragment = fragmentOf(address)
    if (file !== undefined && FRAME.test(file)) return pageInFrame(file, fragment)
    if (file !== undefined && isShowable(file)) {
      const isLoop = fragment === LOOP && !PICTURE.test(file)
      return copies.add(file, file) + (isLoop ? fragment : '')
    }
    report('pictures that are missing', decoded(address))
    return null
  }

  /** A page of the blog in a frame is shown from `public/`, where the owner has to copy it. */
  function pageInFrame(page: string, fragment: string): string {
    const path = page.replace(STATIC_FOLDER, '')
    report(TO_COPY, `${page} as public/${path}`)
    return `/${path.split('/').map(encoded).join('/')}${fragment}`
  }

  function link(address: string): string | null {
    const article = links.article(address, post)
    if (article !== null) return article
    const file = links.file(address, post)
    if (file && isShowable(file)) return copies.add(file, file) + fragmentOf(address)
    if (file && !PAGE.test(file)) report(TO_COPY, file)
    if (address.startsWith('post:')) report('posts that are missing', decoded(address.slice('post:'.length)))
    return null
  }

  return { link, picture }
}

/** The fragment of an address as a link can have it: a blank or a bracket would end the link. */
function fragmentOf(address: string): string {
  const fragment = /#.*$/s.exec(address)?.[0] ?? ''
  return writeDestination(fragment.replaceAll(/[\s<>]/g, (sign) => encodeURIComponent(sign)))
}

function decoded(address: string): string {
  return percentDecoded(address) ?? address
}
