/** `npm run build:variants`: `npm test` builds the sites of the browser tests beside the unit tests. */
import buildVariants from './build-variants.ts'

await buildVariants()
