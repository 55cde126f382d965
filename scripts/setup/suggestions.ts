import type { Answers } from './fields.ts'

/**
 * Answers that the checkout knows: the owner's name from git, and account and address from a repository on GitHub.
 *
 * @param origin the address of the remote `origin`, in any form that git accepts; empty without one
 */
export function suggestions(name: string, origin: string): Answers {
  const [, owner, repository] = /github\.com[/:]([^/]+)\/([^/]+?)(?:\.git)?\/?$/i.exec(origin) ?? []
  if (!owner || !repository) return name === '' ? {} : { name }
  const host = `${owner.toLowerCase()}.github.io`
  const path = repository.toLowerCase() === host ? '' : `${repository}/`
  return { ...(name !== '' && { name }), github: owner, address: `https://${host}/${path}` }
}
