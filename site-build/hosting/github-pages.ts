/**
 * Where GitHub Pages serves a repository if it has no domain of its own; null for a repository elsewhere.
 *
 * @param origin the address of the remote `origin`, in any form that git accepts; empty without one
 */
export function githubPagesOf(origin: string): { owner: string; repository: string; address: string } | null {
  const [, owner, repository] = /github\.com[/:]([^/]+)\/([^/]+?)(?:\.git)?\/?$/i.exec(origin) ?? []
  if (!owner || !repository) return null
  const host = `${owner.toLowerCase()}.github.io`
  const path = repository.toLowerCase() === host ? '' : `${repository}/`
  return { owner, repository, address: `https://${host}/${path}` }
}
