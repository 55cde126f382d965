/** Whether a value of unknown origin has fields to look at. Arrays count: they merely lack the fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
