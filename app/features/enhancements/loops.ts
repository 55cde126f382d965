import './loops.css'
import * as words from '#app/lib/words/enhancements.ts'
import { makeElement } from './make-element.ts'

const NEW_LOOPS = 'video[data-loop]:not(:has(+ .loop-toggle))'

/**
 * Plays films without sound while they are in view, and gives each a button to pause instead of the browser's controls. Where less motion
 * is wanted, they wait for the button. The returned function looks for new ones.
 */
export function playLoops(): () => void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const toggles = new WeakMap<Element, LoopState>()
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) toggles.get(target)?.setInView(isIntersecting)
  })
  return () => {
    for (const film of document.querySelectorAll<HTMLVideoElement>(NEW_LOOPS)) {
      toggles.set(film, makeLoop(film, lessMotion))
      inView.observe(film)
    }
  }
}

type LoopState = { setInView: (isInView: boolean) => void }

/** Gives a film its button. React ignores elements that it has not made. */
function makeLoop(film: HTMLVideoElement, lessMotion: MediaQueryList): LoopState {
  const toggle = makeElement('button', { type: 'button', className: 'loop-toggle label' })
  const name = film.ariaLabel ?? ''
  let isInView = false
  let isWanted = !lessMotion.matches
  film.controls = false
  film.after(toggle)
  toggle.addEventListener('click', () => setWanted(!isWanted))
  lessMotion.addEventListener('change', ({ matches }) => setWanted(!matches))
  showState()
  return {
    setInView(value) {
      isInView = value
      playOrPause()
    },
  }

  /** Says whether the film plays while it is in view: as the reader chose, or as the system asks. */
  function setWanted(value: boolean) {
    isWanted = value
    showState()
    playOrPause()
  }

  function playOrPause() {
    if (!isWanted || !isInView) return film.pause()
    film.play().catch((error: DOMException) => {
      // A phone that saves power plays nothing by itself. A film that is paused before it has begun is no fault.
      if (error.name === 'NotAllowedError') setWanted(false)
    })
  }

  function showState() {
    const text = isWanted ? words.pauseFilm : words.playFilm
    toggle.textContent = text
    toggle.ariaLabel = `${text}: ${name}`
  }
}
