import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { frameHeight } from '#markdown/media/frames.ts'
import { replaceByWords } from '#markdown/media/paper-links.ts'
import { walkElements } from '#markdown/tree.ts'
import type { Article, Finding, Picture, TextPlaces } from '#site-build/model.ts'
import { fileOf } from '#site-build/read/findings.ts'

/** The pages that a text shows in frames, like its pictures, so that a cached text is rendered again when one comes or goes. */
type PlacedFrames = { pages: Article['pictures']; findings: Finding[] }

const PAGE: Picture = { copy: null, isRefused: false, size: null, finding: null }

/** Checks the pages of `public/` that a text shows in frames. The words of a missing one replace its frame in the tree. */
export function placeFrames(
  { article, references }: Pick<FormattedFile, 'article' | 'references'>,
  { folder, base, publicFolder }: Pick<TextPlaces, 'folder' | 'base' | 'publicFolder'>,
): PlacedFrames {
  const file = fileOf(article.name, folder)
  const pages: Article['pictures'] = {}
  const findings: Finding[] = []
  for (const reference of references) {
    if (reference.kind !== 'frame') continue
    const { address, written, line } = reference
    const path = pathOf(address, base)
    const exists = path !== null && isFile(join(publicFolder, path))
    if (path !== null) pages[path] = exists ? PAGE : null
    const message = messageAbout(written, exists)
    if (message !== null) findings.push({ file, line, message: `frame: ${message}` })
  }
  walkElements(article.body, (frame, index, parent) => {
    const path = isFrame(frame) ? pathOf(String(frame.properties.src), base) : null
    if (path !== null && pages[path] !== PAGE) replaceByWords(parent, index, String(frame.properties.title))
  })
  return { pages, findings }
}

/** What is wrong with a frame; `null` if nothing is. @param exists whether there is such a page below `public/` */
function messageAbout(written: string, exists: boolean): string | null {
  if (!exists)
    return `expected a page in public/, such as /plots/loss.html, found "${written}"; its words are shown instead`
  const hash = written.indexOf('#')
  if (hash === -1 || frameHeight(written) !== null) return null
  return `expected a height from 10 to 9999 px, such as #height=420, found "${written.slice(hash)}"; it is shown in 16:9`
}

function isFrame({ tagName, properties }: Element): boolean {
  return tagName === 'iframe' && typeof properties.src === 'string'
}

/** The path of an address below `public/`, decoded, after a slash; `null` for any other address. */
function pathOf(address: string, base: string): string | null {
  if (!address.startsWith(base)) return null
  const path = percentDecoded(address.slice(base.length).replace(/[?#].*$/s, ''))
  return path === null || path === '' ? null : `/${path}`
}

/** Whether there is such a file. No path leaves `public/`: `imageSource` has resolved it. A build publishes no symbolic links. */
function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true
}
