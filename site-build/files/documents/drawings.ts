import type { CheckedContent } from '#content/rules/site-content.ts'
import { type BuildCache, getOrMake } from '#site-build/articles/build-cache.ts'
import { cropSvg, homeBackdrop, homeCrops } from '#site-build/artwork/home-art.ts'
import { seedOf } from '#site-build/artwork/home-map.ts'
import { articleLandscape, pageLandscape } from '#site-build/artwork/landforms.ts'

// Drawing takes a quarter of the time of a build that has everything else in its cache. Each key has all that its drawing depends on.

/** The drawings in the places of pictures on the home page, in the order of the document: one `<svg>` each. */
export function drawHomeCrops(content: CheckedContent, cache: BuildCache): Promise<string[]> {
  const crops = homeCrops(content)
  return Promise.all(crops.map((crop) => getOrMake(cache, ['crop', crop], async () => cropSvg(crop))))
}

/** The landscape behind the home page, as HTML. */
export function drawHomeBackdrop(content: CheckedContent, cache: BuildCache): Promise<string> {
  return getOrMake(cache, ['home backdrop', seedOf(content)], async () => homeBackdrop(content))
}

/** The landscape behind articles, as an SVG file. @param number which of them (`LANDSCAPES`) */
export function drawPageLandscape(number: number, cache: BuildCache): Promise<string> {
  return getOrMake(cache, ['page landscape', number], async () => pageLandscape(articleLandscape(number)))
}
