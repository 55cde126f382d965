const PATHS = {
  out: 'm1 9 8-8M3 1h6v6',
  next: 'M1 5h8M5 1l4 4-4 4',
}

/**
 * An arrow out of this site, or to the next one of a row. It is drawn, because our fonts have none: each system has its own, and
 * phones show some as coloured pictures (U+2197 is an emoji).
 */
export function Arrow({ to }: { to: keyof typeof PATHS }) {
  return (
    <svg className="arrow" viewBox="0 0 10 10" aria-hidden="true">
      <path d={PATHS[to]} />
    </svg>
  )
}
