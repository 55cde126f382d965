import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitBlobSha } from '#site-build/source/checkout.ts'

/** The files below `articles/` that come with the project, by the git blob id of their bytes. `npm run test:slow` compares. */
export const SAMPLES: Record<string, string> = {
  'A softmax that cannot overflow.md': '66d5bd77f3809b5a97fde357aef988e754339df8',
  'Attention as a soft dictionary.md': '7517b835d26ead62ee172d7d2e83c1f19791025c',
  'Backpropagation by hand.md': 'dc71d75cba2159c1f1b39bc813f01ba50b0d63a4',
  'Batching requests on one small machine.md': 'a4ac12a9803bbc850ff1a833313187e62c85bcae',
  'How to read a loss curve.md': 'dbef001ddc4626314a0e8b936613610a71108fd6',
  'Measuring retrieval before tuning it.md': '5f98b93e4b79e22d8750eba41a5daaffd311cb55',
  'Parsing what a language model says.md': 'ca63aad1660383caf316918fe8a337176c18c4fc',
  'Why momentum overshoots.md': 'b14b80d3463f40cc405165974ecc9a95101e0a7b',
  'images/backprop-graph.svg': '37292d205220bf04f5ee7ae0b235477ebdc59f34',
  'images/batch-timeline.svg': '97ec3ad92c946c3b591009d2589ec9ddac3f6e1a',
  'images/brace-scanner.svg': '0e24e4267151cb899153492e1241d1981f3db022',
  'images/loss-curve.svg': '22123245a27adecac6c14b5621fa4b1e2dc81783',
  'images/momentum-paths.svg': 'd95d9f5caac47e3d84ea432ed32d0669948b234f',
  'images/retrieval-ranks.svg': '5d64335891b1006d7e07ff3a9a3713f56eb4d7e4',
  'images/soft-lookup.svg': '2d4619ac2ce4e4efd6295a6067bdec329e12e46b',
}

/**
 * The samples that are still unchanged. A sample that the owner has changed is theirs.
 *
 * @param folder the folder `articles`
 * @returns their paths below it
 */
export function sampleArticles(folder: string): string[] {
  return Object.entries(SAMPLES).flatMap(([path, sha]) => {
    const file = join(folder, path)
    return existsSync(file) && gitBlobSha(readFileSync(file)) === sha ? [path] : []
  })
}

/** Deletes files in the folder `articles`. A build needs the folder, and git stores no empty one, so `.gitkeep` stays in it. */
export function removeArticles(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path))
  if (!readdirSync(folder).some((name) => name.endsWith('.md'))) writeFileSync(join(folder, '.gitkeep'), '')
}
