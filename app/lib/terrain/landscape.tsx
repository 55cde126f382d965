import { BASE } from '#app/lib/site/settings.ts'
import { landscapePath } from './landscapes.ts'

type LandscapeProps = { number: number; part?: 'landscape' | 'trail'; className: string | undefined }

/** One of the drawings that articles share, as an ornament; its `trail` leaves the map, without a point. */
export function Landscape({ number, part = 'landscape', className }: LandscapeProps) {
  return (
    <svg className={className} viewBox="0 0 80 42" aria-hidden="true" focusable="false">
      <use href={`${BASE}${landscapePath(number)}#${part}`} />
    </svg>
  )
}
