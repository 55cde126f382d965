import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { Arrow } from '#app/lib/icons/arrow.tsx'
import * as words from '#app/lib/words/home.ts'
import styles from './carousel.module.css'
import { type Track, useTrack } from './use-track.ts'

type Carousel = Track & { count: number }

const CarouselContext = createContext<Carousel | null>(null)

/** @throws Error when the part is outside a carousel (PROJ-5) */
function useCarousel(part: string): Carousel {
  const carousel = use(CarouselContext)
  if (carousel) return carousel
  throw new Error(`<${part}> must be inside a <Carousel>.`)
}

type CarouselProps = { label: string; count: number; children: ReactNode }

/** A row of slides that scrolls natively: by touch, by wheel and without scripts. Its parts can be anywhere inside. */
export function Carousel({ label, count, children }: CarouselProps) {
  const track = useTrack(count)
  const showsAllSlides = track.atStart && track.atEnd
  return (
    <CarouselContext value={{ ...track, count }}>
      <div
        role="group"
        aria-roledescription={words.carousel}
        aria-label={label}
        className={styles.carousel}
        data-all={showsAllSlides ? '' : undefined}
      >
        {children}
      </div>
    </CarouselContext>
  )
}

/** The slides: each child is one `<li>`. */
export function CarouselSlides({ children }: { children: ReactNode }) {
  const { track, atStart, atEnd } = useCarousel('CarouselSlides')
  return (
    // Safari does not announce a list without bullets unless it has the role.
    <ul ref={track} role="list" className={styles.slides} data-more={hiddenSlides(atStart, atEnd)}>
      {children}
    </ul>
  )
}

/** Where slides are that are not in sight: those after the ones in sight count more. */
function hiddenSlides(atStart: boolean, atEnd: boolean): 'before' | 'after' | undefined {
  if (!atEnd) return 'after'
  return atStart ? undefined : 'before'
}

/** "3 / 9", or "3–5 / 9" when three slides are in sight. */
export function CarouselPosition() {
  const { first, last, count } = useCarousel('CarouselPosition')
  const lastInRange = last > first ? `–${last + 1}` : ''
  return (
    <p className={styles.position} aria-live="polite">
      <span className="visually-hidden">{`${words.slide} `}</span>
      {`${first + 1}${lastInRange} / ${count}`}
    </p>
  )
}

/** `step` is 1 for the next slide, and -1 for the previous one. */
type CarouselArrowProps = ComponentProps<'button'> & { step: 1 | -1 }

/** A button that scrolls by a slide. At an end it is only announced as disabled: with `disabled` it would lose the focus. */
export function CarouselArrow({ step, ...button }: CarouselArrowProps) {
  const { atStart, atEnd, go } = useCarousel('CarouselArrow')
  const isEnd = step === 1 ? atEnd : atStart
  return (
    <button
      type="button"
      className={styles.arrow}
      data-step={step}
      aria-disabled={isEnd}
      onClick={() => go(step)}
      {...button}
    >
      <Arrow to="next" />
    </button>
  )
}
