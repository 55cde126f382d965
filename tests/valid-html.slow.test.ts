import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIANTS } from '#tests/support/site/variants.ts'

/* The Nu Html Checker is a Java program of 32 MB. It is not a dependency: the first run of this test installs it. */
const CHECKER = 'vnu-jar@26.9.27'
const FOLDER = 'build/vnu'
const JAR = `${FOLDER}/node_modules/vnu-jar/build/dist/vnu.jar`

const hasJava = spawnSync('java', ['-version']).status === 0
const sites = Object.values(VARIANTS).map(({ folder }) => folder)
const missing = [
  ...(hasJava ? [] : ['Java']),
  ...sites
    .filter((folder) => !existsSync(folder))
    .map((folder) => `${folder} (npm run test:browser makes it)`),
]
if (missing.length > 0)
  console.warn(`The Nu Html Checker is skipped, because there is no ${missing.join(', no ')}.`)

test.skipIf(missing.length > 0)(
  'the Nu Html Checker finds no error in any document',
  { timeout: 600_000 },
  () => {
    if (!existsSync(JAR))
      execFileSync('npm', [
        'install',
        '--prefix',
        FOLDER,
        '--no-save',
        '--ignore-scripts',
        '--silent',
        CHECKER,
      ])
    // The checker does not know new CSS.
    const options = ['-jar', JAR, '--errors-only', '--filterpattern', 'CSS: .*', '--skip-non-html']
    const { stderr, status } = spawnSync('java', [...options, ...sites], { encoding: 'utf8' })
    expect([status, stderr.trim()]).toEqual([0, ''])
  },
)
