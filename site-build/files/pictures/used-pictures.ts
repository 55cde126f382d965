import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathOnSite } from '#site-build/articles/pictures/picture-at.ts'
import { RASTER_ENDING } from '#site-build/articles/pictures/picture-content.ts'
import type { PictureUse } from '#site-build/articles/pictures/picture-finding.ts'
import type { Article, RenderedFolder, Site, TextPlaces } from '#site-build/model.ts'

/** A picture that a text or the home page shows. */
export type UsedPicture = {
  /** The address of the original on the site. */
  address: string
  sources: string[]
  /** Its file, for messages. */
  file: string
  /** The first place where a text shows it, or has it as a cover; `undefined` if only the home page shows it. */
  firstUse: PictureUse | undefined
  /** Whether a finding about its file is reported already. */
  isReported: boolean
  read: () => Promise<Buffer>
  /** Whether a text that has no document shows it: that is read live, and asks for the original. */
  isReadLive: boolean
  isCover: boolean
  /** Whether a page shows it. Otherwise it is only a cover, which other sites show. */
  isShown: boolean
}

/** The raster pictures that published texts, the owner's pages and the home page show, each file once. */
export function usedPictures(site: Site, publicFolder: string): UsedPicture[] {
  const { articles, ownPages, published, pages } = site
  const names = new Set(published.map(({ name }) => name))
  const shownArticles = articles.articles.filter(({ facts }) => names.has(facts.name))
  const documents = new Set(
    pages.flatMap(({ content }) => (content.page === 'article' ? content.article.name : [])),
  )
  const isReadLive = ({ facts }: Article) => !documents.has(facts.name)
  const used = [
    ...picturesOfTexts(articles, shownArticles, shownArticles.filter(isReadLive)),
    ...picturesOfTexts(ownPages, ownPages.articles, []),
    ...publicPictures(site, shownArticles, publicFolder),
  ]
  const byAddress = new Map<string, UsedPicture>()
  for (const picture of used) {
    const same = byAddress.get(picture.address)
    byAddress.set(picture.address, same ? mergedUse(same, picture) : picture)
  }
  return [...byAddress.values()]
}

/** Equal files have one copy, whatever their names and wherever they are shown. */
function mergedUse(first: UsedPicture, second: UsedPicture): UsedPicture {
  return {
    ...first,
    sources: [...new Set([...first.sources, ...second.sources])],
    isReadLive: first.isReadLive || second.isReadLive,
    isCover: first.isCover || second.isCover,
    isShown: first.isShown || second.isShown,
  }
}

/** The pictures below the folder of some texts. @param readLive those of the texts that have no document */
function picturesOfTexts(
  { source, places }: RenderedFolder,
  texts: readonly Article[],
  readLive: readonly Article[],
): UsedPicture[] {
  const { files, folder, base, measured } = places
  const used = new Set(texts.flatMap((text) => Object.keys(text.pictures)))
  const firstUses = firstUsesByPath(texts, places)
  const shown = shownPaths(texts, places)
  const covers = new Set(texts.map(({ facts }) => facts.cover))
  const live = shownPaths(readLive, places)
  return source.pictures.flatMap(({ path, read }): UsedPicture[] => {
    const picture = measured.get(path)
    if (!used.has(path) || !RASTER_ENDING.test(path) || !picture || picture.isRefused) return []
    const inSource = `${files}${folder}/${encodedPath(path)}`
    const address = picture.copy === null ? inSource : base + picture.copy
    return [
      {
        address,
        sources: [inSource],
        file: `${folder}/${path}`,
        firstUse: firstUses.get(path),
        isReported: picture.finding !== null,
        read,
        isReadLive: live.has(path),
        isCover: covers.has(address),
        isShown: shown.has(path),
      },
    ]
  })
}

/** Where texts first show each picture, or have it as a cover, by its key of `Article['pictures']`. */
function firstUsesByPath(texts: readonly Article[], places: TextPlaces): Map<string, PictureUse> {
  const firstUses = new Map<string, PictureUse>()
  for (const { file, references } of texts)
    for (const reference of references) {
      if (reference.kind !== 'picture' && reference.kind !== 'cover') continue
      const path = pathOnSite(reference.address, places)
      if (path !== null && !firstUses.has(path)) firstUses.set(path, { file, line: reference.line })
    }
  return firstUses
}

/** The paths of the pictures that texts show, as keys of `Article['pictures']`, which also has covers. */
function shownPaths(texts: readonly Article[], places: TextPlaces): ReadonlySet<string> {
  const references = texts.flatMap((text) => text.references)
  const pictures = references.filter((reference) => reference.kind === 'picture')
  return new Set(pictures.flatMap(({ address }) => pathOnSite(address, places) ?? []))
}

/** The pictures of `public/` that texts and the home page show. They also stay there as they are. */
function publicPictures(
  { settings, articles: { places }, ownPages }: Site,
  articles: readonly Article[],
  publicFolder: string,
): UsedPicture[] {
  const { content, base } = settings
  const { portrait, projects } = content
  const ofHome = [portrait, ...projects.map(({ image }) => image)].flatMap((image) => image?.address ?? [])
  const texts = [...articles, ...ownPages.articles]
  const ofTexts = texts.flatMap(({ pictures }) =>
    Object.keys(pictures).filter((path) => path.startsWith('/') && pictures[path] !== null),
  )
  const isReported = (path: string) =>
    texts.some(({ pictures }) => typeof pictures[`/${path}`]?.finding === 'string')
  const covers = new Set(texts.map(({ facts }) => facts.cover))
  const firstUsesInArticles = firstUsesByPath(articles, places)
  const firstUsesInPages = firstUsesByPath(ownPages.articles, ownPages.places)
  const shown = new Set([...shownPaths(articles, places), ...shownPaths(ownPages.articles, ownPages.places)])
  const paths = [
    // As the page has it, which may be encoded.
    ...ofHome
      .filter((address) => !address.startsWith('https://'))
      .map((address) => ({ address, path: address, isShown: true })),
    ...ofTexts.map((key) => {
      const path = key.slice(1)
      return { address: encodedPath(path), path, isShown: shown.has(key) }
    }),
  ]
  return paths
    .filter(({ path }) => RASTER_ENDING.test(path) && isFile(join(publicFolder, path)))
    .map(({ address, path, isShown }) => ({
      address: base + address,
      sources: [base + encodedPath(path)],
      file: `public/${path}`,
      firstUse: firstUsesInArticles.get(`/${path}`) ?? firstUsesInPages.get(`/${path}`),
      isReported: isReported(path),
      read: async () => readFileSync(join(publicFolder, path)),
      isReadLive: false,
      isCover: covers.has(base + address),
      isShown,
    }))
}

/** A folder may have the name of a picture. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
