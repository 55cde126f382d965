import type { Element, Root } from 'hast'
import { element, walkElements } from '#markdown/tree.ts'
import { frame as frameName } from '#markdown/words.ts'
import { paperLink } from './paper-links.ts'

const PAGE = /\.html?$/i
/** The height of a frame in px, as the end of its address. */
const HEIGHT = /^#height=([1-9]\d{1,3})$/

/** Whether the address of an image is that of a page: an HTML file. */
export function isPageAddress(address: string): boolean {
  return PAGE.test(address.replace(/[?#].*$/s, ''))
}

/** Whether a page is written as one of the site, which is a file of `public/`. No repository of articles can bring one. */
export function isPageOfSite(written: string, address: string, base: string): boolean {
  return /^\/(?!\/)/.test(written) && address.startsWith(base)
}

/** The height in px that the end of an address asks for; `null` without one, or for anything but 10 to 9999. */
export function frameHeight(address: string): string | null {
  const hash = address.indexOf('#')
  return (hash === -1 ? null : HEIGHT.exec(address.slice(hash))?.[1]) ?? null
}

/**
 * Replaces images whose address is that of a page of the site by sandboxed frames; in a link, by their words. It comes after the
 * allow-list, which has no frames, and takes from an image only its address and its words. Changes the tree in place.
 */
export function makeFrames(tree: Root): void {
  walkElements(tree, ({ tagName, properties }, index, parent) => {
    const { src, alt } = properties
    if (tagName !== 'img' || typeof src !== 'string' || !isPageAddress(src)) return
    const title = String(alt ?? '').trim()
    const isInLink = 'tagName' in parent && parent.tagName === 'a'
    if (isInLink) parent.children[index] = { type: 'text', value: title }
    else parent.children.splice(index, 1, ...frameElements(src, title))
  })
}

/**
 * A frame whose page has no origin, so that its scripts reach neither this site nor what a browser has stored of it; and what stands in
 * its place on paper.
 */
function frameElements(address: string, words: string): Element[] {
  const title = words || frameName
  const src = address.replace(/#.*$/s, '')
  const properties = {
    className: ['page-frame'],
    title,
    sandbox: 'allow-scripts',
    loading: 'lazy',
    height: frameHeight(address),
    src,
  }
  return [element('iframe', properties, []), paperLink(title, src)]
}
