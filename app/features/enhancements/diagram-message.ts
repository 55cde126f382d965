/** What the frame of a diagram sends (site-build/diagram-frame/diagram.js). Heights are px. */
export type DiagramMessage =
  { kind: 'ready' } | { kind: 'drawn'; height: number } | { kind: 'failed' } | { kind: 'missing' }

/** In px; a longer diagram scrolls in its frame. */
const MAX_HEIGHT = 4_000

/** Checks a message that anyone may have sent; `null` for anything else. */
export function parseDiagramMessage(data: unknown): DiagramMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null
  if (data.kind === 'ready' || data.kind === 'failed' || data.kind === 'missing') return { kind: data.kind }
  if (data.kind !== 'drawn' || !('height' in data) || typeof data.height !== 'number') return null
  return data.height > 0 ? { kind: 'drawn', height: Math.min(Math.ceil(data.height), MAX_HEIGHT) } : null
}
