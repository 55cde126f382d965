/** Whether fields of an unknown value can be read. Arrays also count: they just lack the fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
