import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined

/**
 * Draws an icon as a PNG. The rasteriser is WebAssembly: one file for every platform, and nothing to compile.
 *
 * @param size the side in px
 */
export async function iconPng(svg: string, size: number): Promise<Uint8Array> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  await ready
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}
