/** A new value for a field of `content/site.yaml`; `undefined` removes the field. */
export type Change = { path: readonly string[]; value: unknown }

/** A copy of the content with these changes. */
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
