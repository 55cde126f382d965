import { thousands } from './language.ts'

/** A whole number such as 12,345. */
export function numberOf(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
}
