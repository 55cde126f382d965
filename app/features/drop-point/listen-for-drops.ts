import { DROP_FRAGMENT } from '#app/lib/terrain/landscapes.ts'

/** px: a press that moves further is a drag. */
const STILL = 6

/** Drops a point where the visitor presses the landscape of the hero, and somewhere high at the address `/#drop`. */
export function listenForDrops(): void {
  let pressed = { x: 0, y: 0 }
  addEventListener('pointerdown', ({ clientX, clientY }) => (pressed = { x: clientX, y: clientY }))
  addEventListener('click', ({ target, clientX: x, clientY: y }) => {
    const isGround =
      target instanceof Element && target.matches('#hero[data-current], #hero[data-current] > div')
    const isStill = Math.hypot(x - pressed.x, y - pressed.y) < STILL && getSelection()?.isCollapsed !== false
    if (isGround && isStill) drop({ x, y })
  })
  const dropAtAddress = () => {
    if (location.hash !== DROP_FRAGMENT) return
    // So that the same address can drop the next one.
    history.replaceState(history.state, '', location.pathname + location.search)
    drop()
  }
  addEventListener('hashchange', dropAtAddress)
  dropAtAddress()
}

/** A landscape is only an ornament: without the module, nothing happens. */
function drop(at?: { x: number; y: number }): void {
  import('./drop-point.ts').then(({ dropPoint }) => dropPoint(at)).catch(() => {})
}
