import { bootTheme, showTheme } from './lib/inline/show-theme.ts'
import { isShortcut } from './lib/inline/is-shortcut.ts'
import { SECTIONS } from './features/scroll-stage/stage-reducer.ts'
import type { PageContent } from './lib/site/page-content.ts'
import { ANALYTICS_POLICY, type AnalyticsScript } from './lib/outside-services.ts'
import { connectTitles } from './lib/inline/connect-titles.ts'
import { startAnalytics } from './lib/inline/start-analytics.ts'
import { startScripts } from './lib/inline/start-scripts.ts'

/**
 * The only inline script of a page: the source text of the functions in `lib/inline/`, which therefore can use nothing from
 * outside their braces. The content security policy contains its hash.
 */
export function bootScriptOf(page: PageContent['page'], analytics?: AnalyticsScript): string {
  const sections = JSON.stringify(page === 'home' ? SECTIONS : [])
  const calls = [
    call(bootTheme, showTheme.toString()),
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
