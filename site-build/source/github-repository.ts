import type { components } from '@octokit/openapi-types'
import * as v from 'valibot'
import { type AskApi, valueOf } from './github-api.ts'
import { SourceFailure } from './source-problem.ts'

/** What the build needs to know of a repository, in GitHub's own words. */
export type Repository = Pick<
  components['schemas']['full-repository'],
  'full_name' | 'default_branch' | 'private'
> & {
  /** Stays the same when the repository is renamed or transferred. */
  id: number
}

const repositorySchema: v.GenericSchema<unknown, Repository> = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  // It becomes part of addresses, so that it may be nothing but two names.
  full_name: v.pipe(v.string(), v.regex(/^[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/)),
  default_branch: v.string(),
  private: v.boolean(),
})

/**
 * The repository behind a name. GitHub redirects the name of a renamed or transferred one (301), until somebody takes
 * it; then `full_name` is another than the one that was asked for.
 *
 * @param name `owner/name`
 * @throws SourceFailure also for a private repository: its articles are not to be published by accident
 */
export async function readRepository(name: string, ask: AskApi, hasToken: boolean): Promise<Repository> {
  const what = 'the question for the repository'
  const reply = await ask(`/repos/${name}`, what)
  if (!reply.ok && reply.problem.kind === 'status' && reply.problem.status === 404)
    throw new SourceFailure({ kind: 'not-found', hasToken })
  const repository = valueOf(reply, repositorySchema, what)
  if (repository.private) throw new SourceFailure({ kind: 'private' })
  return repository
}
