import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article, Settings, SiteFile, SourcePicture } from '#site-build/model.ts'

/**
 * The list in the format of GitHub's contents API (REST reference, "Get repository content", `content-directory`), and the raw
 * files, for any static host. Nothing else in the folder is published: drafts, notes and an editor's backups stay private.
 */
export function filesBesideSite(
  folder: string,
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
    ...listing.map(({ name }): SiteFile => [below + name, () => readFileSync(join(folder, name))]),
    ...pictures.map(({ path, read }): SiteFile => [below + path, read]),
  ]
}
