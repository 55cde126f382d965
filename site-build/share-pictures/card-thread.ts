import { workerData } from 'node:worker_threads'
import type { CardColours } from './card.ts'
import type { FontFile } from './font-files.ts'
import { cardPainter } from './paint-card.ts'

export type CardThreadData = { colours: CardColours; fonts: readonly FontFile[] }

// Tinypool's own data is first.
const [, { colours, fonts }] = workerData as [unknown, CardThreadData]

/** Paints a card. It runs in a thread of the build (`share-pictures.ts`). */
export default cardPainter(colours, fonts)
