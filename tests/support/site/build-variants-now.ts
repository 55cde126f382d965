/** `npm run build:variants`, with which `npm test` builds the sites of the browser tests while the unit tests run. */
import buildVariants from './build-variants.ts'

await buildVariants()
