const KNOWN: Record<string, string> = { 'gitlab.com': 'GitLab', 'codeberg.org': 'Codeberg' }

/** The name of a server for visitors: its brand, or else its host name. */
export function nameOfServer(server: string): string {
  const { hostname } = new URL(server)
  return KNOWN[hostname] ?? hostname
}
