/** `npm run build`: builds the site with Vite, which would let a misspelt flag through in silence beside `--strict`. */
import { parseArgs } from 'node:util'

const USAGE = `npm run build                       writes the finished site to dist/
npm run build -- --strict           fails on errors in articles
npm run build -- --outDir FOLDER    writes the site to another folder

The path of the site is that of its address, in content/site.ts or SITE_ADDRESS.`
const VITE = new URL('../node_modules/vite/bin/vite.js', import.meta.url)
/** See decision 17. */
const ENVIRONMENT = {
  // The bundler returns memory at once, and takes it in small pages: otherwise it keeps 300 MB for bundles that never come.
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ALLOW_THP: '0',
  // Without a check of our configuration, which takes a third of a second.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: '1',
}

try {
  const { help, strict, outDir } = readFlags()
  if (help) console.log(USAGE)
  else {
    process.on('exit', (status) => {
      if (status !== 0) console.error('The site was not built, and the last one stays as it was.')
      else console.log(outDir ? `${outDir} is ready.` : 'dist/ is ready. `npm run serve` shows it.')
    })
    await build(outDir ? ['--outDir', outDir] : [], strict ? ['--', '--strict'] : [])
  }
} catch (error) {
  console.error(`build: ${error.message}`)
  process.exitCode = 1
}

function readFlags() {
  const options = {
    help: { type: 'boolean', short: 'h' },
    strict: { type: 'boolean' },
    outDir: { type: 'string' },
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new Error(`${error.message}\n\n${USAGE}`, { cause: error })
  }
}

/** Vite reads the arguments of this process, and refuses flags that it does not know unless they come after two hyphens. */
async function build(flags, own) {
  for (const [name, value] of Object.entries(ENVIRONMENT)) process.env[name] ??= value
  process.argv.splice(2, Infinity, 'build', '--app', ...flags, ...own)
  await import(VITE.href)
}
