/** `npm run build`: builds the site with Vite. Its own command would accept `--strict` only by accepting misspelt flags, too. */
import { parseArgs } from 'node:util'
import { ensureNode, updatePackages } from './start-up/installed.mjs'
import { loadVite } from './start-up/load-vite.mjs'

const USAGE = `npm run build                       writes the finished site to dist/
npm run build -- --strict           fails on errors in articles
npm run build -- --outDir FOLDER    writes the site to another folder

The path of the site is that of its address, in content/site.yaml or SITE_ADDRESS.`

try {
  const { help, outDir } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      // `site-build/build.ts` reads it.
      strict: { type: 'boolean' },
      outDir: { type: 'string' },
    },
  }).values
  if (help) console.log(USAGE)
  else await build(outDir)
} catch (error) {
  console.error(`build: ${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}

async function build(outDir) {
  ensureNode()
  updatePackages()
  const { createBuilder, createLogger } = await loadVite()
  const customLogger = createLogger('warn')
  // Vite also throws such an error, which should be printed once.
  customLogger.error = (message, options) => {
    if (!options?.error) console.error(message)
  }
  try {
    const build = outDir ? { outDir } : {}
    const builder = await createBuilder({ builder: {}, build, logLevel: 'warn', customLogger })
    await builder.buildApp()
    console.log(outDir ? `${outDir} is ready.` : 'dist/ is ready. `npm run serve` shows it.')
  } catch (error) {
    console.error(error)
    console.error('The site was not built, and the last one stays as it was.')
    // A plugin or a thread may still be running.
    process.exit(1)
  }
}
