/** For every answer. Documents contain a policy, but only a header restricts who frames them (CSP3, 3.3); ours frame diagrams. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
}

/** The folder of files with a hash of their content in the name, which never change. */
export const ASSETS = 'assets/'
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** Any other file may change with the next deployment, so browsers revalidate it. */
export const ASK_FIRST = 'no-cache'

/** The folders of pictures. Without a repository, these are files of the articles' folder. */
export const PICTURES = ['pictures/', 'github/raw/']
/** Of an SVG that is opened directly, as on GitHub's raw host. A browser that gets two policies enforces both. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * `_headers` for Netlify and Cloudflare Pages, which let browsers revalidate all files by default. They join two rules for the same
 * header, so only `assets/` gets one for caching. Two joined policies both apply.
 */
export function headersFile(base: string): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const rules = [
    rule('*', SECURITY_HEADERS),
    ...PICTURES.map((folder) => rule(`${folder}*`, { 'Content-Security-Policy': PICTURE_POLICY })),
    rule(`${ASSETS}*`, { 'Cache-Control': FOR_EVER }),
  ]
  return `${rules.join('\n')}\n`
}
