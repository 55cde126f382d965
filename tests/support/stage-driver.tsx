import { act, render, screen } from '@testing-library/react'
import { use } from 'react'
import { ArrivedByStep } from '#app/features/scroll-stage/arrived-by-step.ts'
import { Stage } from '#app/features/scroll-stage/stage.tsx'
import { SECTIONS } from '#app/features/scroll-stage/stage-reducer.ts'
import { useStage } from '#app/features/scroll-stage/use-stage.ts'
import { vi } from 'vitest'

/** A minimal home page with a stage. */
export function Home() {
  const stage = useStage()
  return (
    <Stage
      stage={stage}
      hero={{ label: 'Intro', content: <h1>Hi {stage.section === 'hero' ? 'whole' : 'scrolled'}</h1> }}
      sections={[
        {
          id: 'about',
          label: 'About',
          title: 'About Me',
          content: <AboutTitle />,
        },
        {
          id: 'projects',
          label: 'Projects',
          title: 'Projects',
          content: (
            <>
              <h2 id="projects-title">Projects</h2>
              <button type="button">Next</button>
            </>
          ),
        },
        { id: 'skills', label: 'Skills', title: 'Skills', content: <h2 id="skills-title">Skills</h2> },
      ]}
    />
  )
}

function AboutTitle() {
  return <h2 id="about-title">About Me{use(ArrivedByStep) && ' typed'}</h2>
}

/** Opens the minimal home page at an address. */
export function open(address: string) {
  history.replaceState(null, '', address)
  scrollLongPage(0)
  // There are no frames to wait for.
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => {
    work(0)
    return 0
  })
  return render(<Home />)
}

/** Scrolls the long page, whose sections are 1,000 px high, to this position in px. */
export function scrollLongPage(scrolled: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, SECTIONS.findIndex((section) => section === this.id) * 1_000 - scrolled)
  })
}

/** Goes to an address as a link inside the page or the browser's back button does. */
export function goTo(address: string) {
  history.replaceState(null, '', address)
  happen(new Event('hashchange'), 1_010, window)
}

/** Dispatches an event that happened at a given time, in ms. */
export function happen(event: Event, at: number, target: EventTarget = document.body) {
  Object.defineProperty(event, 'timeStamp', { value: at })
  act(() => void target.dispatchEvent(event))
}

/** One wheel event, in px, at a time in ms. */
export const wheel = (deltaY: number, at: number, target?: EventTarget) =>
  happen(new WheelEvent('wheel', { deltaY, bubbles: true }), at, target)

/** One key press, at a time in ms. */
export function key(name: string, at: number, target?: EventTarget, repeat = false) {
  const event = new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true })
  happen(event, at, target)
  return event
}

/** A swipe of one finger from one height to another, in px, at a time in ms. */
export function swipe(fromY: number, toY: number, at: number) {
  touch('touchstart', [finger(1, fromY)], [finger(1, fromY)], at)
  touch('touchend', [], [finger(1, toY)], at)
}

/** A finger on the screen at a height, in px. */
const finger = (identifier: number, clientY: number) =>
  new Touch({ identifier, target: document.body, clientX: 100, clientY })

/** A touch event with all fingers that are down, and those that changed. */
const touch = (type: string, touches: Touch[], changedTouches: Touch[], at: number) =>
  happen(new TouchEvent(type, { touches, changedTouches, bubbles: true }), at)

/** The section on show. */
export const shown = () => document.querySelector('[data-current]')?.id
/** The text of the live region. */
export const status = () => screen.getByRole('status').textContent
