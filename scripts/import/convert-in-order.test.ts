import { expect, test } from 'vitest'
import { convertInOrder } from './convert-in-order.ts'
import type { NamedPost, PostConverter } from './model.ts'

const postOf = (name: string): NamedPost => ({
  path: `${name}.md`,
  name,
  body: '',
  fields: {},
  formerAddresses: [],
  articleFields: {},
})

/** A converter whose posts are done when the test says so. The result of a post is its name. */
function converterByHand(size: number) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const converter: PostConverter = {
    size,
    convert: ({ name }) => {
      begun.push(name)
      return new Promise((resolve) => ends.set(name, () => resolve(name)))
    },
    close: async () => undefined,
  }
  return { converter, begun, end: (name: string) => ends.get(name)?.() }
}

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a thread takes the next posts while another one converts a long post, and the order stays', async () => {
  const { converter, begun, end } = converterByHand(2)
  const yielded: string[] = []
  const finished = (async () => {
    for await (const [{ name }] of convertInOrder(['long', 'b', 'c', 'd'].map(postOf), converter))
      yielded.push(name)
  })()
  await settle()
  expect(begun).toEqual(['long', 'b'])
  end('b')
  await settle()
  end('c')
  await settle()
  expect(begun).toEqual(['long', 'b', 'c', 'd'])
  expect(yielded).toEqual([])
  end('long')
  await settle()
  expect(yielded).toEqual(['long', 'b', 'c'])
  end('d')
  await finished
  expect(yielded).toEqual(['long', 'b', 'c', 'd'])
})

test('it is never far ahead of a long post, because articles that wait take memory', async () => {
  const { converter, begun, end } = converterByHand(2)
  const posts = Array.from({ length: 100 }, (_, index) => postOf(String(index)))
  const conversions = convertInOrder(posts, converter)
  const first = conversions.next()
  for (let index = 1; index < posts.length; index += 1) {
    end(String(index))
    await settle()
  }
  expect(begun).toHaveLength(64)
  end('0')
  expect(await first).toEqual({ done: false, value: [postOf('0'), '0'] })
  await conversions.return(undefined)
})

test('an error of a conversion ends it', async () => {
  const convert = () => Promise.reject(new Error('broken'))
  const conversions = convertInOrder([postOf('a'), postOf('b')], {
    size: 2,
    convert,
    close: async () => undefined,
  })
  await expect(conversions.next()).rejects.toThrow('broken')
})
