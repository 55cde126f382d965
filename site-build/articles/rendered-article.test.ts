import { expect, test } from 'vitest'
import type { ArticleFile } from '#app/lib/snapshot.ts'
import { articleRenderer, rememberedRenderer } from './rendered-article.ts'

/** @param fails how many of the first renderings fail */
function counted(fails = 0) {
  const prepared: string[] = []
  const render = articleRenderer({
    takeFrontmatter: async () => ({ problems: [], unknown: [] }),
    articleSlips: async () => [],
    fieldLine: () => 2,
    async prepareArticle({ name, text, sha, takenAt, changedAt = null }) {
      prepared.push(`${name} ${text}`)
      if (prepared.length <= fails) throw new Error('A part of the application has a mistake.')
      return {
        ...{ name, sha, takenAt, changedAt, title: text, description: '', minutes: 1 },
        body: { type: 'root', children: [] },
      }
    },
  })
  return { prepared, render: rememberedRenderer(render) }
}

const file = (name: string, text: string, takenAt = 1): ArticleFile => ({ name, text, sha: text, takenAt })

test('an article is rendered anew only when its text is another one', async () => {
  const { prepared, render } = counted()
  await Promise.all([render(file('One', 'a')), render(file('One', 'a')), render(file('Two', 'b'))])
  expect((await render(file('One', 'a'))).article.title).toBe('a')
  expect((await render(file('One', 'c'))).article.title).toBe('c')
  expect((await render(file('Two', 'b'))).article.title).toBe('b')
  expect(prepared).toEqual(['One a', 'Two b', 'One c'])
})

test('a cover is one of its references, with its line', async () => {
  const render = articleRenderer({
    takeFrontmatter: async () => ({ problems: [], unknown: [] }),
    articleSlips: async () => [],
    fieldLine: (_text, name) => (name === 'cover' ? 3 : 1),
    prepareArticle: async ({ name, sha, takenAt }) => ({
      ...{ name, sha, takenAt, changedAt: null, title: '', description: '', minutes: 1, cover: '/a.png' },
      body: { type: 'root', children: [] },
    }),
  })
  expect((await render(file('One', 'a'))).references).toEqual([
    { kind: 'cover', to: '/a.png', written: '/a.png', line: 3 },
  ])
})

test('two articles of one text are two articles: its title may be the name', async () => {
  const { render } = counted()
  await render(file('One', 'a'))
  expect((await render(file('Two', 'a'))).article.name).toBe('Two')
})

test('when it was read and last changed is of this reading', async () => {
  const { render } = counted()
  await render({ ...file('One', 'a', 1), changedAt: 5 })
  expect((await render({ ...file('One', 'a', 2), changedAt: 7 })).article).toMatchObject({
    ...{ takenAt: 2, changedAt: 7 },
  })
  expect((await render(file('One', 'a', 3))).article.changedAt).toBe(null)
})

test('what has failed is tried again', async () => {
  const { prepared, render } = counted(1)
  await expect(render(file('One', 'a'))).rejects.toThrow('mistake')
  expect((await render(file('One', 'a'))).article.title).toBe('a')
  expect(prepared).toHaveLength(2)
})
