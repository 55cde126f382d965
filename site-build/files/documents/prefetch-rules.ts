import type { OwnPageLink } from '#app/lib/site/own-pages.ts'

/** Speculation rules: browsers prefetch links that a visitor points at. Prerendering would run scripts and call GitHub. */
export function prefetchRules(base: string, own: readonly OwnPageLink[]): string {
  const pages = {
    href_matches: [
      base,
      `${base}blogs`,
      `${base}blogs/*`,
      `${base}archive/*`,
      `${base}tags/*`,
      ...own.map(({ name }) => base + name),
    ],
  }
  const ownPage = { selector_matches: 'a[href*="#"], a[href*="?"], a[aria-current]' }
  return JSON.stringify({
    prefetch: [{ where: { and: [pages, { not: ownPage }] }, eagerness: 'moderate' }],
  })
}
