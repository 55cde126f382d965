import { escapeHtml } from '#site-build/documents/escape.ts'

/** An HTML page with all screenshots, one row for each state and theme, in which all windows are equally high. */
export function contactSheet(files: readonly string[]): string {
  const rows = new Map<string, string[]>()
  for (const file of files.map(escapeHtml)) {
    const name = file.replace(/-[^-]+\.png$/, '')
    rows.set(name, [...(rows.get(name) ?? []), file])
  }
  const figure = (file: string) =>
    `<figure><img src="${file}" alt=""><figcaption>${file.replace(/^.*-|\.png$/g, '')}</figcaption></figure>`
  const row = ([name, shots]: [string, string[]]) =>
    `<h2>${name}</h2><div>${shots.map(figure).join('')}</div>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { width: max-content; margin: 1.5rem; background: #777; font: 14px system-ui; }
h2 { margin: 1rem 0 0.25rem; font-size: 16px; }
div { display: flex; gap: 0.75rem; }
figure { margin: 0; }
img { display: block; height: 15rem; }
</style>
${[...rows].map(row).join('\n')}
`
}
