import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '#site-build/documents/escape.ts'

/**
 * An HTML page with all screenshots, each beside its design picture if there is one.
 *
 * @param files `{state}-{theme}-{device}.png`, in `folder`
 * @param designFolder `{state}-{device}.png` and `{state}-light-{device}.png`, with `mobile` for the phone
 */
export function contactSheet(files: readonly string[], folder: string, designFolder?: string): string {
  const figures = files.map((file) => {
    const design = designFolder && designPicture(file, designFolder)
    const pictures = [file, ...(design ? [pathToFileURL(design).href] : [])]
    const images = pictures.map((source) => `<img src="${escapeHtml(source)}" alt="" loading="lazy">`)
    return `<figure><figcaption>${escapeHtml(file)}</figcaption>${images.join('')}</figure>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(relative('.', folder))}</title>
<style>
body { margin: 2rem; background: #777; font: 14px system-ui; }
figure { display: inline-block; margin: 0 1.5rem 1.5rem 0; vertical-align: top; }
img { max-height: 34rem; max-width: 54rem; margin-right: .5rem; }
</style>
${figures.join('\n')}
`
}

function designPicture(file: string, folder: string): string | null {
  const [, state = '', theme = '', device = ''] = /^(.+)-(dark|light)-(.+)\.png$/.exec(file) ?? []
  const name = `${state}${theme === 'light' ? '-light' : ''}-${device === 'phone' ? 'mobile' : device}.png`
  const path = resolve(folder, name)
  return existsSync(path) ? path : null
}
