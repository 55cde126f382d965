/** `npm test`: installs what is missing, then runs every check and test. */
import { ensureChromium } from './chromium.mjs'
import { ensureNode, ensurePackages, run } from './installed.mjs'

ensureNode()
ensurePackages()
const chromium = ensureChromium()

const STEPS = [
  'typecheck',
  'lint',
  'format:check',
  'unused',
  'check:clauses',
  'test:unit',
  'build',
  'test:browser',
]
for (const step of STEPS) {
  console.log(`\n— ${step}`)
  run('npm', ['run', '--silent', step], { CHROMIUM_PATH: chromium })
}
console.log('\nEverything passed.')
