import { githubPagesOf } from '#site-build/hosting/github-pages.ts'
import type { Answers } from './fields.ts'

/**
 * Answers that the checkout knows: the owner's name from git, and account and address from a repository on GitHub.
 *
 * @param origin the address of the remote `origin`, in any form that git accepts; empty without one
 */
export function suggestions(name: string, origin: string): Answers {
  const pages = githubPagesOf(origin)
  return { ...(name !== '' && { name }), ...(pages && { github: pages.owner, address: pages.address }) }
}
