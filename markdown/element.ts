import type { Element, ElementContent, Properties } from 'hast'

/** Makes an element. Strings become text. */
export function element(
  tagName: string,
  properties: Properties,
  children: readonly (ElementContent | string)[],
): Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? ({ type: 'text', value: child } as const) : child,
  )
  return { type: 'element', tagName, properties, children: nodes }
}
