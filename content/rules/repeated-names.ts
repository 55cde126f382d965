/** Repeated names in a list: `"Tick" in projects[0] and projects[2]`, joined by semicolons; empty without any. */
export function repeatedNames(list: string, names: readonly string[]): string {
  const places = new Map<string, string[]>()
  for (const [index, name] of names.entries()) {
    places.set(name, [...(places.get(name) ?? []), `${list}[${index}]`])
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([name, where]) => `${JSON.stringify(name)} in ${where.join(' and ')}`)
    .join('; ')
}
