import { Renderer } from '@takumi-rs/core'

/**
 * Draws an icon as a PNG.
 *
 * @param size the side in px
 */
export function iconPng(svg: string, size: number): Promise<Uint8Array> {
  const box = { width: size, height: size }
  return new Renderer().render({ type: 'image', src: svg, style: box }, box)
}
