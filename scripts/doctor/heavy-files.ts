import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filmKindOf } from '#markdown/media/films.ts'
import type { Finding, RenderedFolder } from '#site-build/model.ts'

/** MB. Cloudflare Pages takes no larger file (its documentation, "Limits"), and a phone needs minutes for one. */
const MAX_FILM_MB = 25
/** MB. A film of the same pictures has about a tenth of the bytes of a GIF. */
const MAX_GIF_MB = 2
const BYTES_PER_MB = 1_000_000

/** Warns about films and animated pictures that are too heavy for the readers of the texts that show them. */
export async function heavyFileFindings(
  folders: readonly RenderedFolder[],
  publicFolder: string,
): Promise<Finding[]> {
  const findings = new Map<string, Finding>()
  for (const { articles, source, places } of folders) {
    const shown = new Set(articles.flatMap(({ pictures }) => Object.keys(pictures)))
    for (const { path, read, file: fileOnDisk } of source.pictures) {
      if (!shown.has(path) || !isPerhapsHeavy(path)) continue
      const file = `${places.folder}/${path}`
      const size = fileOnDisk === undefined ? (await read()).length : statSync(fileOnDisk).size
      addFinding(findings, file, size)
    }
    for (const path of shown) {
      if (!path.startsWith('/') || !isPerhapsHeavy(path)) continue
      const size = statSync(join(publicFolder, path), { throwIfNoEntry: false })?.size ?? 0
      addFinding(findings, `public${path}`, size)
    }
  }
  return [...findings.values()]
}

const isGif = (path: string) => /\.gif$/i.test(path)

function isPerhapsHeavy(path: string): boolean {
  return isGif(path) || filmKindOf(path) !== null
}

function addFinding(findings: Map<string, Finding>, file: string, bytes: number): void {
  const megabytes = bytes / BYTES_PER_MB
  const limit = isGif(file) ? MAX_GIF_MB : MAX_FILM_MB
  if (megabytes <= limit) return
  const name = file.slice(file.lastIndexOf('/') + 1)
  const smaller = name.replace(/\.\w+$/, '-small.mp4')
  const comparison = `expected at most ${limit} MB, found ${megabytes.toFixed(1)} MB`
  const options = '-pix_fmt yuv420p -movflags +faststart'
  // H.264 needs an even number of px at each side.
  const asLoop = `-vf "crop=trunc(iw/2)*2:trunc(ih/2)*2" ${options}`
  const message = isGif(file)
    ? `${comparison}. As a film it is about a tenth: \`ffmpeg -i "${name}" ${asLoop} "${name.replace(/\.gif$/i, '.mp4')}"\`, and write \`#loop\` at the end of its address.`
    : `${comparison}, for which a phone needs minutes. \`ffmpeg -i "${name}" -vf "scale=1280:-2" -crf 28 ${options} "${smaller}"\` makes a smaller one.`
  findings.set(file, { file, message })
}
