import type { Root } from 'hast'
import { walkElements } from '#markdown/tree.ts'

/** Attributes that the build has given a picture of several widths (picture-markup.ts), as hast names them. */
const ATTRIBUTES = {
  src: 'src',
  srcset: 'srcSet',
  sizes: 'sizes',
  width: 'width',
  height: 'height',
  'data-source': 'dataSource',
}

/**
 * Gives the pictures of a live text the files that the document already shows of them, which are lighter than those of the host.
 * Changes the tree in place.
 */
export function keepShownPictures(body: Root): void {
  const shownPictures = new Map<string, HTMLImageElement>()
  for (const picture of document.querySelectorAll<HTMLImageElement>('.prose img[data-source]'))
    for (const source of picture.dataset.source?.split(' ') ?? []) shownPictures.set(source, picture)
  walkElements(body, ({ tagName, properties }) => {
    if (tagName !== 'img') return
    const picture = shownPictures.get(String(properties.src))
    if (!picture) return
    for (const [attribute, property] of Object.entries(ATTRIBUTES)) {
      const value = picture.getAttribute(attribute)
      if (value !== null) properties[property] = value
    }
  })
}
