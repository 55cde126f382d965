import type { Page } from '@playwright/test'

/** The pixels of a screenshot, row by row: four numbers each, for red, green, blue and alpha, from 0 to 255. */
export async function pixelsOf(page: Page, png: Buffer): Promise<number[]> {
  // As a string, because Playwright takes a second for a million numbers.
  const pixels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context!.getImageData(0, 0, bitmap.width, bitmap.height)
    return Array.from(data, (part) => String.fromCharCode(part)).join('')
  }, png.toString('base64'))
  return [...Buffer.from(pixels, 'latin1')]
}
