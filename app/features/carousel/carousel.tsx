import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import styles from './carousel.module.css'
import { useTrack, type Track } from './use-track.ts'
import * as words from '#app/lib/words/home.ts'

type Carousel = Track & { count: number }

const CarouselContext = createContext<Carousel | null>(null)

/** @throws Error when the part is outside a carousel (PROJ-5) */
function useCarousel(part: string): Carousel {
  const carousel = use(CarouselContext)
  if (carousel) return carousel
  throw new Error(`<${part}> must be inside a <Carousel>.`)
}

type CarouselProps = {
  /** The name for assistive technology. */
  label: string
  count: number
  children: ReactNode
}

/** A row of slides that scrolls natively: by touch, by wheel and without scripts. Its parts can be anywhere inside. */
export function Carousel({ label, count, children }: CarouselProps) {
  const track = useTrack(count)
  const { atStart, atEnd } = track.visible
  return (
    <CarouselContext value={{ ...track, count }}>
      <div
        role="group"
        aria-roledescription={words.carousel}
        aria-label={label}
        className={styles.carousel}
        data-all={atStart && atEnd ? '' : undefined}
      >
        {children}
      </div>
    </CarouselContext>
  )
}

/** The slides: each child is one `<li>`. */
export function CarouselSlides({ children }: { children: ReactNode }) {
  const { track, visible } = useCarousel('CarouselSlides')
  const more = visible.atEnd ? (visible.atStart ? undefined : 'before') : 'after'
  return (
    // Safari does not announce a list without bullets unless it has the role.
    <ul ref={track} role="list" className={styles.slides} data-more={more}>
      {children}
    </ul>
  )
}

/** "3 / 9", or "3–5 / 9" when three slides are in sight. */
export function CarouselPosition() {
  const { visible, count } = useCarousel('CarouselPosition')
  const { first, last } = visible
  return (
    <p className={styles.position} aria-live="polite">
      <span className="visually-hidden">{`${words.slide} `}</span>
      {`${first + 1}${last > first ? `–${last + 1}` : ''} / ${count}`}
    </p>
  )
}

/** A line of ticks, one for each slide, which shows the position. */
export function CarouselTicks() {
  const { visible, count } = useCarousel('CarouselTicks')
  const { first, last } = visible
  return (
    <div className={styles.ticks} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={styles.tick}
          data-lit={index >= first && index <= last ? '' : undefined}
        />
      ))}
    </div>
  )
}

export function CarouselPrevious(props: ComponentProps<'button'>) {
  const { visible, go } = useCarousel('CarouselPrevious')
  return <ArrowButton {...props} aria-disabled={visible.atStart} onClick={() => go(-1)} />
}

export function CarouselNext(props: ComponentProps<'button'>) {
  const { visible, go } = useCarousel('CarouselNext')
  return <ArrowButton {...props} aria-disabled={visible.atEnd} onClick={() => go(1)} />
}

/** At an end it is only announced as disabled: with `disabled` it would lose the focus. */
function ArrowButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.arrow} {...props} />
}
