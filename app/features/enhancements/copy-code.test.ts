// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { offerCopies } from './copy-code.ts'

const said: string[] = []
const say = (sentence: string) => void said.push(sentence)
const granted = () => ({ writeText: vi.fn<(code: string) => Promise<void>>(async () => {}) })

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  document.body.replaceChildren(block('a = 1\nb = 2\n'), block('c = 3'))
})

function block(code: string): HTMLElement {
  const frame = document.createElement('div')
  frame.className = 'code-frame'
  frame.append(document.createElement('pre'))
  frame.firstElementChild?.append(document.createElement('code'))
  frame.querySelector('code')?.append(code)
  return frame
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.copy')]
const click = async (button: HTMLButtonElement | undefined) => {
  button?.click()
  await vi.advanceTimersByTimeAsync(0)
}

test('gives each block one button, right after it, however often it looks', () => {
  offerCopies(document, granted(), say)
  offerCopies(document, granted(), say)
  expect(buttons()).toHaveLength(2)
  expect(buttons()[0]?.previousElementSibling?.tagName).toBe('PRE')
  expect(buttons()[0]?.ariaLabel).toBe('Copy code')
})

test('row 46: hundreds of blocks get their buttons some at a time', () => {
  document.body.replaceChildren(...Array.from({ length: 120 }, (_, index) => block(`a = ${index}`)))
  const counts = [1, 2, 3, 4].map(() => {
    offerCopies(document, granted(), say)
    return buttons().length
  })
  expect(counts).toEqual([50, 100, 120, 120])
})

test('copies the code, announces it, and shows its label again', async () => {
  const clipboard = granted()
  offerCopies(document, clipboard, say)
  const [button] = buttons()
  await click(button)
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('a = 1\nb = 2\n')
  expect(button?.textContent).toBe('Copied')
  expect(said).toEqual(['Copied.'])
  await vi.advanceTimersByTimeAsync(2_500)
  expect([button?.textContent, button?.ariaLabel]).toEqual(['Copy', 'Copy code'])
})

test.each([
  ['refuses', { writeText: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['does not offer', undefined],
])('where the browser %s copying, the button says so and the code is selected', async (_, clipboard) => {
  offerCopies(document, clipboard, say)
  await click(buttons()[1])
  expect(buttons()[1]?.textContent).toBe('Not copied')
  expect(said[0]).toMatch(/^The browser does not allow copying\./)
  expect(document.getSelection()?.toString()).toBe('c = 3')
})
