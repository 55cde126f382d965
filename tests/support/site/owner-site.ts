import { readFileSync } from 'node:fs'
import { withDefaults } from '#content/rules/site-content.ts'
import { parseYaml } from '#site-build/read/yaml-file.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'

/** The content of the owner's site. */
export const ownerSite = withDefaults(parseYaml(readFileSync(OWNER_FILES.site, 'utf8'), OWNER_FILES.site))
