import { escapeHtml } from '#site-build/documents/escape.ts'

/** An HTML page with all screenshots, given by their file names in its folder. */
export function contactSheet(files: readonly string[]): string {
  const figures = files
    .map(escapeHtml)
    .map(
      (file) => `<figure><figcaption>${file}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`,
    )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { margin: 2rem; background: #777; font: 14px system-ui; }
figure { display: inline-block; margin: 0 1.5rem 1.5rem 0; vertical-align: top; }
img { max-height: 34rem; max-width: 54rem; }
</style>
${figures.join('\n')}
`
}
