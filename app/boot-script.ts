import { bootTheme } from './features/theme/boot-theme.ts'
import { isShortcut } from './features/palette/palette-key.ts'
import { showTheme } from './features/theme/theme.ts'
import { SECTIONS } from './features/scroll-stage/stage-reducer.ts'
import type { PageContent } from './lib/site/page-content.ts'
import { ANALYTICS_POLICY, type AnalyticsScript } from './lib/outside-services.ts'
import { markVisit } from './pages/article/mark-visit.ts'
import { connectTitles } from './pages/list/title-transition.ts'
import { startAnalytics } from './start-analytics.ts'
import { startScripts } from './start-scripts.ts'

/**
 * The only inline script of a page. The content security policy contains its hash.
 *
 * @param analytics the service that counts visits, if the site has one
 */
export function bootScriptOf(page: PageContent['page'], analytics?: AnalyticsScript): string {
  const sections = JSON.stringify(page === 'home' ? SECTIONS : [])
  const calls = [
    call(bootTheme, showTheme.toString()),
    ...(page === 'article' || page === 'own' ? [call(markVisit)] : []),
    call(startScripts, '(module) => import(module)', sections, isShortcut.toString()),
    // The modules come after the first paint, too late for a view transition.
    ...(page === 'list' ? [call(connectTitles)] : []),
    ...(analytics ? [call(startAnalytics, JSON.stringify(analytics), JSON.stringify(ANALYTICS_POLICY))] : []),
  ]
  return calls.join(';\n')
}

function call(code: (...given: never[]) => void, ...given: string[]): string {
  return `(${code.toString()})(${given.join(', ')})`
}
