import { expect, test } from 'vitest'
import { readArticlesTree } from './github-tree.ts'

const repository = { id: 7, full_name: 'octo/notes', default_branch: 'trunk', private: false }
const sha = 'a'.repeat(40)
const item = (path: string, mode = '100644', type = 'blob') => ({ path, mode, type, sha, size: 3 })
const folder = { ...item('articles', '040000', 'tree'), sha: 'f'.repeat(40) }

/** Answers by the end of the path; what is not there is a 404. */
function treeOf(answers: Record<string, unknown>) {
  const asked: string[] = []
  const reading = readArticlesTree(repository, (path, what) => {
    const rest = path.replace('/repos/octo/notes/git/trees/', '')
    asked.push(rest)
    return Promise.resolve(
      rest in answers
        ? { ok: true, bytes: Buffer.from(JSON.stringify(answers[rest])) }
        : { ok: false, problem: { kind: 'status', what, status: 404 } },
    )
  })
  return { reading, asked }
}

test('files, folders, links and submodules are told apart, below the folder of the articles only', async () => {
  const tree = [
    folder,
    item('articles/a.md'),
    item('articles/images', '040000', 'tree'),
    item('articles/images/b.png'),
    item('articles/link.md', '120000'),
    item('articles/module.md', '160000', 'commit'),
    item('articles.md'),
    item('docs/articles/c.md'),
  ]
  const { reading, asked } = treeOf({ 'main?recursive=1': { sha, tree, truncated: false } })
  expect((await reading).map(({ path, type }) => [path, type])).toEqual([
    ['a.md', 'file'],
    ['images', 'dir'],
    ['images/b.png', 'file'],
    ['link.md', 'symlink'],
    ['module.md', 'submodule'],
  ])
  expect(asked).toEqual(['main?recursive=1'])
})

const cut = { sha, tree: [item('zebra')], truncated: true }

test('a tree that GitHub cuts is asked for again, the folder by itself', async () => {
  const { reading, asked } = treeOf({
    'main?recursive=1': cut,
    main: { sha, tree: [folder], truncated: false },
    [`${folder.sha}?recursive=1`]: { sha, tree: [item('a.md'), item('images/b.png')], truncated: false },
  })
  expect((await reading).map(({ path }) => path)).toEqual(['a.md', 'images/b.png'])
  expect(asked).toEqual(['main?recursive=1', 'main', `${folder.sha}?recursive=1`])
})

test('a folder that is cut with its folders is read without them', async () => {
  const { reading } = treeOf({
    'main?recursive=1': cut,
    main: { sha, tree: [folder], truncated: false },
    [`${folder.sha}?recursive=1`]: cut,
    [folder.sha]: { sha, tree: [item('a.md')], truncated: false },
  })
  expect((await reading).map(({ path }) => path)).toEqual(['a.md'])
})

test('a folder that is cut even then is no list', async () => {
  const { reading } = treeOf({
    'main?recursive=1': cut,
    main: { sha, tree: [folder], truncated: false },
    [`${folder.sha}?recursive=1`]: cut,
    [folder.sha]: cut,
  })
  await expect(reading).rejects.toMatchObject({ problem: { kind: 'unreadable' } })
})

test('a repository without the branch main is told with its own branch', async () => {
  await expect(treeOf({}).reading).rejects.toMatchObject({
    problem: { kind: 'no-branch', defaultBranch: 'trunk' },
  })
})

test.each([
  ['a path that is no text', { ...item('articles/a.md'), path: 7 }],
  ['an id that is none', { ...item('articles/a.md'), sha: '../../x' }],
  ['a size that is none', { ...item('articles/a.md'), size: -1 }],
])('%s spoils the list', async (_, odd) => {
  const { reading } = treeOf({ 'main?recursive=1': { sha, tree: [folder, odd], truncated: false } })
  await expect(reading).rejects.toMatchObject({ problem: { kind: 'unreadable' } })
})
