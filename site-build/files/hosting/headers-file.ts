import { ASSETS, FOR_EVER, PICTURE_POLICY, PICTURES, SECURITY_HEADERS } from './response-headers.ts'

/**
 * `_headers`, which Netlify and Cloudflare Pages read in the root of a site. Both let browsers revalidate all files by default,
 * and both join two rules for the same header, so only `assets/` gets a rule for caching. Two joined policies both apply.
 *
 * @param base the path of the site, with a slash at both ends
 */
export function headersFile(base: string): string {
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  const pictures = PICTURES.flatMap((folder) => [
    `${base}${folder}*`,
    `  Content-Security-Policy: ${PICTURE_POLICY}`,
  ])
  return [`${base}*`, ...lines, ...pictures, `${base}${ASSETS}*`, `  Cache-Control: ${FOR_EVER}`, ''].join(
    '\n',
  )
}
