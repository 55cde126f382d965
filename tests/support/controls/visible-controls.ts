import type { Page } from '@playwright/test'

/** Everything that a visitor can press, fill in, or scroll by keys. */
const CONTROLS =
  ':is(a[href], button, summary, input, select, textarea, iframe, audio, video, [contenteditable], [tabindex]):not([tabindex="-1"], :disabled), [role="option"]'

/** A control, by what is expected of it. */
type Kind = 'outside' | 'document' | 'fragment' | 'press' | 'field' | 'scroll' | 'unknown'

export type Control = {
  /** Selects the control in a fresh page, after the controls of `path` have been pressed. */
  selector: string
  /** For messages. */
  name: string
  kind: Kind
  href: string
}

/** The controls that are visible now and that nothing covers with a dialog or makes inert. */
export function visibleControls(page: Page): Promise<Control[]> {
  return page.evaluate((selector) => {
    const dialog = document.querySelector('dialog[open]')
    const elements = [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)]
    return elements.filter(isVisible).map((element) => {
      const name =
        element.ariaLabel || element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 60)
      const href = element instanceof HTMLAnchorElement ? element.href : ''
      return {
        selector: pathOf(element),
        name: `<${element.localName}> "${name}"`,
        kind: kindOf(element),
        href,
      }
    })

    function isVisible(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        width * height > 0
      )
    }

    function pathOf(element: Element): string {
      const steps: string[] = []
      for (let step: Element | null = element; step && step !== document.body; step = step.parentElement) {
        const index = [...(step.parentElement?.children ?? [])].indexOf(step)
        steps.unshift(`:nth-child(${index + 1})`)
      }
      return `body > ${steps.join(' > ')}`
    }

    function kindOf(element: HTMLElement): Kind {
      if (element instanceof HTMLAnchorElement) {
        if (element.origin !== location.origin) return 'outside'
        const isHere = element.pathname === location.pathname && element.search === location.search
        return isHere && element.hash !== '' ? 'fragment' : 'document'
      }
      // What is inside belongs to its document.
      if (element instanceof HTMLIFrameElement) return element.src === '' ? 'unknown' : 'outside'
      if (element instanceof HTMLInputElement) {
        if (element.type === 'checkbox') return 'press'
        return /^(search|text)$/.test(element.type) ? 'field' : 'unknown'
      }
      if (element.matches('button, summary, [role="button"], [role="option"]')) return 'press'
      return element.tabIndex === 0 && /auto|scroll/.test(getComputedStyle(element).overflow)
        ? 'scroll'
        : 'unknown'
    }
  }, CONTROLS)
}
