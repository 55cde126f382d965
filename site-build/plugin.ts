import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { buildSite } from './build.ts'
import { viteOptions } from './bundles/vite-options.ts'
import { siteModules } from './bundles/site-modules.ts'
import { answersOf } from './dev/answers.ts'
import { type CurrentSite, rereadSite, startingSite } from './dev/current-site.ts'
import { developedSite } from './dev/developed-site.ts'
import { followEdits } from './dev/follow-edits.ts'
import type { Finding } from './model.ts'
import { ContentError, errorsIn } from './read/findings.ts'
import { OWNER_FILES, type OwnerFiles } from './read/owner-files.ts'
import { readOwner } from './read/read-owner.ts'

/** Vite's plugins of the site: `vite build --app` prerenders it, `vite` renders its pages on request. Tests have other files. */
export function sitePlugin(ownerFiles = OWNER_FILES): Plugin[] {
  let current: CurrentSite
  // Only an edit of a file makes a server restart.
  const environment = { ...process.env }
  const plugin: Plugin = {
    name: 'site',
    apply: (_config, { isPreview }) => !isPreview,
    async config(user, { command }) {
      const root = resolve(user.root ?? '')
      const isBuild = command === 'build'
      const { settings, findings } = await readOwner(root, environment, ownerFiles)
      const errors = errorsIn(findings)
      // The development server starts all the same, and shows the errors.
      if (!settings || (isBuild && errors.length > 0)) throw new ContentError(errors)
      current = startingSite({ settings, findings }, root, ownerFiles, isBuild)
      const outDir = user.build?.outDir ?? 'dist'
      return viteOptions(current.site.settings, ownerFiles.theme, outDir, isBuild)
    },
    configureServer: (server) => developSite(server, current, environment, ownerFiles),
    buildApp: (builder) => buildSite(builder, current.site, ownerFiles),
  }
  return [plugin, siteModules(() => current.site.settings)]
}

/**
 * Lets a development server answer with the pages of the site, which follows the edits of the owner's files.
 *
 * @param current is changed with the files
 * @returns a function that adds the answers behind those of Vite
 */
function developSite(
  server: ViteDevServer,
  current: CurrentSite,
  environment: NodeJS.ProcessEnv,
  ownerFiles: OwnerFiles,
): () => void {
  const { root } = server.config
  const answer = developedSite(server, ownerFiles, () => current.site)
  const { middleware, restart } = answersOf(server, answer, () => current.site.findings)

  async function update(): Promise<boolean> {
    const state = await rereadSite(current, root, environment, ownerFiles)
    if (state === 'has errors') showErrors(server, current.site.findings)
    if (state === 'needs a restart') await restart()
    return state === 'is current'
  }

  const hasErrors = () => errorsIn(current.site.findings).length > 0
  followEdits(server, ownerFiles, { hasErrors, update })
  return () => {
    server.middlewares.use(middleware)
  }
}

/** Prints the errors, and shows them on the pages that are open. */
function showErrors(server: ViteDevServer, findings: readonly Finding[]): void {
  const { message } = new ContentError(errorsIn(findings))
  server.config.logger.error(message, { timestamp: true })
  server.ws.send({ type: 'error', err: { message, stack: '' } })
}
