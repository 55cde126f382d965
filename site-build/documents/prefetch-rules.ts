/** Speculation rules: browsers prefetch links that a visitor points at. Prerendering would run scripts and call GitHub. */
export function prefetchRules(base: string): string {
  const pages = {
    href_matches: [base, `${base}blogs`, `${base}blogs/*`, `${base}archive/*`, `${base}tags/*`],
  }
  const ownPage = { selector_matches: 'a[href*="#"], a[href*="?"], a[aria-current]' }
  return JSON.stringify({
    prefetch: [{ where: { and: [pages, { not: ownPage }] }, eagerness: 'moderate' }],
  })
}
