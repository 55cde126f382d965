import { escapeHtml } from '#site-build/documents/escape.ts'

/**
 * An HTML page with all screenshots, in which all windows are equally high: one section for each kind of page, which is small
 * enough to look at as one picture.
 *
 * @param kinds how the names of files begin; of two that fit, the first
 */
export function contactSheet(files: readonly string[], kinds: readonly string[]): string {
  const figure = (file: string) =>
    `<figure><img src="${file}" alt=""><figcaption>${file.replace('.png', '')}</figcaption></figure>`
  const section = (kind: string) => {
    const shots = files.filter((file) => kinds.find((begin) => file.startsWith(begin)) === kind)
    return shots.length === 0
      ? ''
      : `<section id="${kind}">${shots.map(escapeHtml).map(figure).join('')}</section>`
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { width: 1800px; margin: 0; background: #777; font: 12px system-ui; }
section { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; border-bottom: 2px solid; }
figure { margin: 0; }
img { display: block; height: 270px; max-width: 600px; object-fit: contain; }
</style>
${kinds.map(section).join('\n')}
`
}
