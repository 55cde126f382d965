import { act, render, screen } from '@testing-library/react'
import { Stage } from './stage.tsx'
import { useStage } from './use-stage.ts'

/** A home page with a stage and as little else as possible. */
export function Home() {
  return (
    <Stage
      stage={useStage()}
      intro={{ label: 'Intro', content: (scrolled) => <h1>Hi {scrolled ? 'scrolled' : 'whole'}</h1> }}
      sections={{
        about: {
          label: 'About',
          title: 'About Me',
          content: ({ typed }) => <h2 id="about-title">About Me{typed && ' typed'}</h2>,
        },
        projects: {
          label: 'Projects',
          title: 'Projects',
          content: () => (
            <>
              <h2 id="projects-title">Projects</h2>
              <button type="button">Next</button>
            </>
          ),
        },
        skills: { label: 'Skills', title: 'Skills', content: () => <h2 id="skills-title">Skills</h2> },
      }}
    />
  )
}

/** Opens that home page at an address, as after a navigation on the client. */
export function open(address: string) {
  history.replaceState(null, '', address)
  return render(<Home />)
}

/** Dispatches an event that happened at a given time, in ms. */
export function happen(event: Event, at: number, target: EventTarget = document.body) {
  Object.defineProperty(event, 'timeStamp', { value: at })
  act(() => void target.dispatchEvent(event))
}

/** One wheel event of so many px, at a time in ms. */
export const wheel = (deltaY: number, at: number) =>
  happen(new WheelEvent('wheel', { deltaY, bubbles: true }), at)

/** One key press, at a time in ms. */
export function key(name: string, at: number, target?: EventTarget) {
  happen(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }), at, target)
}

/** A swipe of one finger from one height to another, in px, at a time in ms. */
export function swipe(fromY: number, toY: number, at: number) {
  const finger = (clientY: number) =>
    new Touch({ identifier: 1, target: document.body, clientX: 100, clientY })
  const [down, up] = [finger(fromY), finger(toY)]
  happen(new TouchEvent('touchstart', { touches: [down], changedTouches: [down], bubbles: true }), at)
  happen(new TouchEvent('touchend', { touches: [], changedTouches: [up], bubbles: true }), at)
}

/** The ids of the sections that are put away. */
export const hiddenStops = () => [...document.querySelectorAll('[hidden="until-found"]')].map(({ id }) => id)
/** The ids of the sections that assistive technology finds. */
export const regions = () => screen.queryAllByRole('region').map(({ id }) => id)
/** What the live region says. */
export const status = () => screen.getByRole('status').textContent
