import { Grammar } from '@citation-js/core/lib-mjs/util/grammar.js'

/* Replaces @citation-js/core in the bundles (vite-options.ts): the parser needs only these, and not its network code. */

export const util = { Grammar }
export const logger = { warn: () => undefined }
