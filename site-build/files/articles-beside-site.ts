import { filmKindOf } from '#markdown/media/films.ts'
import type { Article, Settings, SiteFile, Source, SourcePicture } from '#site-build/model.ts'

/**
 * The list in the format of GitHub's contents API (REST reference, "Get repository content", `content-directory`), and the raw
 * files, for any static host. Nothing else in the folder is published: drafts, notes and an editor's backups stay private.
 */
export function filesBesideSite(
  source: Source,
  texts: readonly Article[],
  pictures: readonly SourcePicture[],
  { articles: { list, files }, base }: Settings,
): SiteFile[] {
  const address = `${files}articles/`
  const below = address.slice(base.length)
  const listing = texts.map(({ facts: { name, sha } }) => {
    const file = `${name}.md`
    const download_url = address + encodeURIComponent(file)
    return { name: file, path: `articles/${file}`, sha, type: 'file', download_url }
  })
  return [
    [list.slice(base.length), () => JSON.stringify(listing)],
    ...texts.map(({ facts }): SiteFile => [`${below}${facts.name}.md`, () => source.readBytes(facts)]),
    ...pictures.map((picture): SiteFile => [below + picture.path, originalOf(picture)]),
  ]
}

/** Makes the content of a picture or a film that is published as it is. A film on this disk is copied, because it may be large. */
export function originalOf({ path, read, file }: SourcePicture): SiteFile[1] {
  if (file === undefined || filmKindOf(path) === null) return read
  return () => ({ copiedFrom: file })
}
