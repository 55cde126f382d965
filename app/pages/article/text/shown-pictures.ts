import type { Root } from 'hast'
import { walkElements } from '#markdown/tree.ts'

/** Attributes that the build has given a picture of several widths (picture-markup.ts), or a film (place-film.ts), as hast names them. */
const ATTRIBUTES = {
  src: 'src',
  srcset: 'srcSet',
  sizes: 'sizes',
  width: 'width',
  height: 'height',
  class: 'className',
  'data-source': 'dataSource',
}

const SHOWN = ['img', 'video', 'audio']
const WITH_SOURCE = SHOWN.map((name) => `.prose ${name}[data-source]`).join()

/**
 * Gives the pictures and films of a live text the files that the document already shows of them: pictures of the host are heavier, and
 * GitHub sends films without their type. Changes the tree in place.
 */
export function keepShownPictures(body: Root): void {
  const shownPictures = new Map<string, HTMLElement>()
  for (const picture of document.querySelectorAll<HTMLElement>(WITH_SOURCE))
    for (const source of picture.dataset.source?.split(' ') ?? []) shownPictures.set(source, picture)
  walkElements(body, ({ tagName, properties }) => {
    if (!SHOWN.includes(tagName)) return
    const picture = shownPictures.get(String(properties.src))
    if (!picture) return
    for (const [attribute, property] of Object.entries(ATTRIBUTES)) {
      const value = picture.getAttribute(attribute)
      if (value !== null) properties[property] = value
    }
  })
}
