/** The repository in the address of a remote. */
export type Remote = {
  /** In lower case: `github.com`. */
  host: string
  /** `owner/name`; on GitLab there may be more parts. */
  path: string
}

/**
 * Reads the address of a remote in any form that git accepts: https, ssh, `git@github.com:owner/name`.
 *
 * @returns `null` for any other text
 */
export function remoteOf(address: string): Remote | null {
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?(?:www\.|ssh\.|altssh\.)?([^:/]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/i.exec(
      address.trim(),
    ) ?? []
  return host !== undefined && path !== undefined ? { host: host.toLowerCase(), path } : null
}

/** An address, or a message that contains addresses, without the names and passwords in them. */
export function withoutLogin(text: string): string {
  return text.replaceAll(/\/\/\S*@/g, '//')
}
