import { expect, test, vi } from 'vitest'

test('draws icons again after a restart of the development server', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const first = await import('./icon-png.ts')
  const drawn = await first.iconPng(svg, 8)
  vi.resetModules()
  const second = await import('./icon-png.ts')
  expect(second).not.toBe(first)
  expect(await second.iconPng(svg, 8)).toEqual(drawn)
})
