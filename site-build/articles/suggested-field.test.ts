import { expect, test } from 'vitest'
import { suggestedField } from './suggested-field.ts'

test.each([
  ['darft', 'draft'],
  ['Titel', 'title'],
  ['discription', 'description'],
  ['tag', 'tags'],
  ['dtae', 'date'],
  ['update', 'updated'],
  ['canonnical', 'canonical'],
])('%s is close to %s', (name, field) => {
  expect(suggestedField(name)).toBe(field)
})

test.each(['layout', 'author', 'name', 'slug', 'type', 'image', 'id', 'categories', ''])(
  '%s is another word',
  (name) => {
    expect(suggestedField(name)).toBeNull()
  },
)
