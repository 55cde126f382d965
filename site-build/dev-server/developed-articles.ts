import type { ViteDevServer } from 'vite'
import { articlePath } from '#github/article-name.ts'
import type { SnapshotArticle } from '#app/lib/snapshot.ts'
import { articlesAddress } from '#site-build/documents/embedded-github.ts'
import type { Tell } from '#site-build/articles/owner-notes.ts'
import { placePictures } from '#site-build/images/place-pictures.ts'
import {
  articleFile,
  articleRenderer,
  rememberedRenderer,
  type RenderArticle,
} from '#site-build/articles/rendered-article.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import { type Snapshot, takeSnapshot } from '#site-build/articles/snapshot.ts'
import { readCheckout } from '#site-build/source/checkout-files.ts'

/** The application and the articles as they are at this moment. */
export type DevelopedArticles = {
  entry: ServerEntry
  /** Its articles are all that have a page here: drafts stand behind the others, and are on no list. */
  snapshot: Pick<Snapshot, 'index' | 'articles'>
}
export type ReadDeveloped = () => Promise<DevelopedArticles>

/**
 * Reads the articles of a folder for the development server, and renders those that have changed since it was asked
 * last. What the build would tell of them is told when it comes up, of drafts as well.
 *
 * @param folder the folder `articles`
 * @param tell takes one line for the owner
 */
export function developedArticles(
  server: Pick<ViteDevServer, 'ssrLoadModule' | 'resolvedUrls'>,
  folder: string,
  { articles: hosts, base }: Settings,
  tell: Tell,
): ReadDeveloped {
  const renderers = new WeakMap<ServerEntry, RenderArticle>()
  let told: readonly string[] = []

  /** An edit of the application makes another module, and renders everything anew. */
  function rendererOf(entry: ServerEntry): RenderArticle {
    const render = renderers.get(entry) ?? rememberedRenderer(articleRenderer(entry))
    renderers.set(entry, render)
    return render
  }

  function draftNote({ name }: SnapshotArticle): string {
    const site = server.resolvedUrls?.local[0] ?? base
    return `${articleFile(name)}: a draft, on no list of the built site; here its page is ${site.slice(0, -1)}${articlePath(name)}`
  }

  return async () => {
    const entry = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
    const files = await readCheckout(folder, Date.now())
    const options = { showsDrafts: true, render: rendererOf(entry) }
    const taken = await takeSnapshot(files, entry, `${hosts.owner}/${hosts.repo}`, options)
    const places = { articlesBase: articlesAddress(hosts), copiesBase: null, embedded: hosts.embedded }
    const shown = [...taken.articles, ...taken.drafts]
    const placed = await placePictures(shown, files.pictures, places, taken.references)
    const notes = [...taken.drafts.map(draftNote), ...taken.notes, ...placed.notes]
    for (const note of notes.filter((one) => !told.includes(one))) tell(note)
    told = notes
    return { entry, snapshot: { index: taken.index, articles: placed.articles } }
  }
}
