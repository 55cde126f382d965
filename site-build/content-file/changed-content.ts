/** A new value in `content/site.ts`; `undefined` takes the field out. */
export type Change = { path: readonly string[]; value: unknown }

/** The content with the changes made. */
export function changedContent(content: object, changes: readonly Change[]): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone(content) as Record<string, unknown>
  for (const { path, value } of changes) {
    const parent = path.slice(0, -1).reduce((object, key) => {
      object[key] ??= {}
      return object[key] as Record<string, unknown>
    }, copy)
    const key = path.at(-1)!
    if (value === undefined) delete parent[key]
    else parent[key] = value
  }
  return copy
}
