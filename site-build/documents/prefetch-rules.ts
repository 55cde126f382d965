/**
 * Speculation rules: the browser fetches the document of a link that a visitor is about to follow. It only fetches; a
 * prerendered page would run its scripts, and call GitHub.
 *
 * @param base where the site lives, with a slash at both ends
 */
export function prefetchRules(base: string): string {
  const pages = { href_matches: [base, `${base}blogs`, `${base}blogs/*`] }
  const ownPage = { selector_matches: 'a[href*="#"], a[aria-current="page"]' }
  return JSON.stringify({
    prefetch: [{ where: { and: [pages, { not: ownPage }] }, eagerness: 'moderate' }],
  })
}
