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
  'images/backprop-graph.svg': 'e73590a99569f009b3ccd8a9763aa0de34d3fef1',
  'images/batch-timeline.svg': 'eef1bc28b53f9d44ab1d78b36e6a7ae094f11e1f',
  'images/brace-scanner.svg': '19f34fe405eacc1018a993de7fe7ff66b61983a3',
  'images/loss-curve.svg': '46c02cc907348870c86e1e6b040f19fe6b76b34e',
  'images/momentum-paths.svg': '21387731cf7e8850d86b643d722cfc97dba643d9',
  'images/retrieval-ranks.svg': '348ae47a27b1c4d6643bc8a5649a8a5c03f32e5f',
  'images/soft-lookup.svg': '7a68273e7e43845f453f642dfafed46d369bf78f',
}

/**
 * The samples that are still there as they came. One that the owner has changed is theirs.
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

/** Deletes files below the folder `articles`, which stays: git keeps no empty folder, and a build needs it. */
export function removeArticles(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path))
  if (!readdirSync(folder).some((name) => name.endsWith('.md'))) writeFileSync(join(folder, '.gitkeep'), '')
}
