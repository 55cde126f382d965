/** The document that the browser has loaded. */
export type OpenDocument = {
  root: HTMLElement
  /** Whether it was made for the address in the address bar, so that its HTML can be hydrated. */
  isOwn: boolean
}

/**
 * Finds the root of the document, and gives the page its clean address where the host also offers it under the name of
 * its file (`/blogs.html`).
 *
 * @throws Error when the document is not one of this site's build
 */
export function openDocument(): OpenDocument {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root".')
  const { path } = root.dataset
  if (path === undefined) return { root, isOwn: false }
  // Not for an article's page: `X.html` may be the name of another article.
  const fileNames = path.endsWith('/blogs') ? [`${path}.html`] : [`${path}index.html`]
  if (fileNames.includes(location.pathname)) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
  return { root, isOwn: isSamePath(path, location.pathname) }
}

/**
 * Whether two paths lead to one page: browsers and people encode one name in several ways.
 *
 * @param path the path a document was made for
 * @param pathname the path in the address bar
 */
export function isSamePath(path: string, pathname: string): boolean {
  try {
    return decodeURIComponent(path) === decodeURIComponent(pathname)
  } catch {
    return false
  }
}
