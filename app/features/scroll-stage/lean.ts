/** The point springs back this long after the last event, in ms. */
const REST_MS = 150

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Lets the point of the map lean along the trail while a movement is too short for a step (window.css), so that a visitor sees that
 * the page has understood. @param share of the distance of a step, negative for up
 */
export function leanPoint(share: number): void {
  const point = document.querySelector<SVGElement>('.landscape-point')
  point?.style.setProperty('--lean', share.toFixed(2))
  clearTimeout(timer)
  timer = setTimeout(() => point?.style.removeProperty('--lean'), REST_MS)
}
