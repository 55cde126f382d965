// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { GrowingRows } from './growing-rows.tsx'

afterEach(cleanup)

const tableOf = (...names: string[]) => (
  <table>
    <GrowingRows
      rows={names.map((name) => (
        <tr key={name}>
          <td>{name}</td>
        </tr>
      ))}
    />
  </table>
)
const table = tableOf('a', 'b', 'c')

test('row 51: the rows of a long table come a group a frame, until all are there', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const { container } = render(table)
  const rows = () => container.querySelectorAll('tr').length
  const seen = [rows()]
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    const next = frame
    await act(async () => next(0))
    seen.push(rows())
  }
  expect(seen).toEqual([1, 2, 3])
  vi.unstubAllGlobals()
})

test('a table that is left behind grows no more', () => {
  const waiting = new Set<number>()
  vi.stubGlobal('requestAnimationFrame', () => waiting.add(waiting.size + 1).size)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame))
  const { unmount } = render(table)
  expect(waiting.size).toBe(1)
  unmount()
  expect(waiting.size).toBe(0)
  vi.unstubAllGlobals()
})

test('a newer text brings its own rows', () => {
  const { container, rerender } = render(tableOf('old'))
  rerender(tableOf('new'))
  expect(container.textContent).toBe('new')
})

test('the build writes all of them at once', () => {
  expect(renderToStaticMarkup(table).match(/<tr>/g)).toHaveLength(3)
})
