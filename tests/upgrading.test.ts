import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ownerSite as site } from '#tests/support/site/owner-site.ts'

/** Git's path specifications of the owner's files. */
const OWNERS = ['content', 'articles', 'pages', 'public', ':!content/rules']

/** The blob ids of the owner's files in 2.0.0. They never change, and none is added, because forks have files of the same names. */
const SHIPPED = {
  'articles/A softmax that cannot overflow.md': '65659281af422f64c2ac40c2f7e6867c2a07c3bb',
  'articles/Attention as a soft dictionary.md': '7b360cdfff9182f4db95135c43d0d5cd1825fc52',
  'articles/Backpropagation by hand.md': 'fdf1dd8ffbb70f2dc636373ed67583d002f0774b',
  'articles/Batching requests on one small machine.md': '1154a458143908e42402a6e8d7b587b9cf50fbb1',
  'articles/How to read a loss curve.md': 'f8bddc463248c47ee44f250f2969014a7fe61633',
  'articles/Measuring retrieval before tuning it.md': '43c11841906fdb07dabc41facb4db542f41cc741',
  'articles/Parsing what a language model says.md': 'ae181e1ad3b460b3c7482f065944d0afcb67cdda',
  'articles/Why momentum overshoots.md': '6799c9461d22321bf5de27addc0ab93d6f4ec620',
  'articles/images/backprop-graph.svg': '37292d205220bf04f5ee7ae0b235477ebdc59f34',
  'articles/images/batch-timeline.svg': '97ec3ad92c946c3b591009d2589ec9ddac3f6e1a',
  'articles/images/brace-scanner.svg': '0e24e4267151cb899153492e1241d1981f3db022',
  'articles/images/loss-curve.svg': '22123245a27adecac6c14b5621fa4b1e2dc81783',
  'articles/images/momentum-paths.svg': 'd95d9f5caac47e3d84ea432ed32d0669948b234f',
  'articles/images/retrieval-ranks.svg': '5d64335891b1006d7e07ff3a9a3713f56eb4d7e4',
  'articles/images/soft-lookup.svg': '2d4619ac2ce4e4efd6295a6067bdec329e12e46b',
  'content/site.yaml': 'b5f190507f5a03fa5fa6fc2898073a93bee90cdd',
  'content/theme.css': 'a603cd6199029d869cf9a962d5fc32355cbfbc65',
  'content/words.yaml': '9f68ffacb44b964ee3a3a7d29cadec786c1fdf4b',
  'pages/.gitkeep': 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  'public/.gitkeep': 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
}

test.runIf(site.owner.name === 'Alex Morgan')('the owner’s files are the same as in 2.0.0', () => {
  const staged = execFileSync('git', ['ls-files', '--stage', '-z', ...OWNERS], { encoding: 'utf8' })
  const files = staged.matchAll(/\d+ (\w+) \d\t([^\0]*)\0/g)
  expect(Object.fromEntries([...files].map(([, id, path]) => [path, id]))).toEqual(SHIPPED)
})
