import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined

/**
 * Draws an icon as a PNG. The rasteriser is WebAssembly, so it is the same file on every platform.
 *
 * @param size the side in px
 */
export async function iconPng(svg: string, size: number): Promise<Uint8Array> {
  ready ??= prepareRasteriser()
  await ready
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** A restarted development server evaluates this module again, but not the package, which is already initialised. */
async function prepareRasteriser(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFile(file)).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error
  })
}
