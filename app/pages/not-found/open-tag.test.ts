import { expect, test } from 'vitest'
import { tagWithPath } from './open-tag.tsx'

const ENTRIES = [{ tags: ['C++', 'hành trình'] }, {}, { tags: ['c++', 'LLM'] }]

test.each([
  ['tags/c~2b~2b', 'C++'],
  ['tags/h%C3%A0nh_tr%C3%ACnh', 'hành trình'],
  ['tags/llm/', 'LLM'],
  ['archive/tags/llm/3', 'LLM'],
])('%s is the page of the tag %s', (path, tag) => {
  expect(tagWithPath(path, ENTRIES)).toBe(tag)
})

test.each(['tags/rust', 'tags/%ff', 'archive/1', ''])('%j is not the page of a tag', (path) => {
  expect(tagWithPath(path, ENTRIES)).toBeUndefined()
})
