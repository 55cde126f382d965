import './embeds.css'
import { BASE } from '#app/lib/site/settings.ts'
import { fill } from '#app/lib/language/sentences.ts'
import { landscapeNumber, landscapePath } from '#app/lib/terrain/landscapes.ts'
import * as words from '#app/lib/words/enhancements.ts'
import { type Embed, embedOf } from '#markdown/media/embeds.ts'
import { makeElement } from './make-element.ts'

/** What the page of a frame may do. It has another origin than this site, so it cannot leave its sandbox. */
const PLAYER = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
}
const DEMO = {
  sandbox:
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads',
  allow: 'clipboard-write; fullscreen',
}

/** A card that has been made of the link in a paragraph. */
type Card = { href: string; remove: () => void }

/** Makes cards of the links to films and demos. The returned function looks for them again, after a change of the document. */
export function offerEmbeds(): () => void {
  const cards = new Map<Element, Card>()
  return () => {
    for (const [paragraph, { href, remove }] of cards) {
      // A live text may put another link into the same element.
      if (paragraph.isConnected && linkIn(paragraph)?.href === href) continue
      remove()
      cards.delete(paragraph)
    }
    for (const paragraph of document.querySelectorAll('.prose > .embed')) {
      const link = linkIn(paragraph)
      const embed = link && embedOf(link.href)
      if (embed && !cards.has(paragraph)) cards.set(paragraph, makeCard(paragraph, link, embed))
    }
  }
}

function linkIn(paragraph: Element): HTMLAnchorElement | null {
  return paragraph.querySelector<HTMLAnchorElement>(':scope.embed > a')
}

/** Adds a stage after the link: a landscape with a button, which gives way to the frame. React ignores children that it has not made. */
function makeCard(paragraph: Element, link: HTMLAnchorElement, { service, frame: address }: Embed): Card {
  const title = link.textContent.trim()
  const isDemo = service === 'Hugging Face'
  const label = fill(isDemo ? words.openDemo : words.play, { service })
  const { host } = new URL(address)
  const open = makeButton('embed-play', label, title)
  const close = makeButton('embed-close label', words.close, title)
  const note = makeElement('span', {
    className: 'embed-note',
    textContent: fill(words.embedNote, { host }),
  })
  const cover = [drawLandscape(link.href), open, note]
  const stage = makeElement('span', { className: isDemo ? 'embed-stage embed-demo' : 'embed-stage' })
  stage.append(...cover)
  paragraph.append(stage)
  open.addEventListener('click', showFrame)
  close.addEventListener('click', showCover)
  return { href: link.href, remove }

  function showFrame() {
    const { sandbox, allow } = isDemo ? DEMO : PLAYER
    const frame = makeElement('iframe', {
      title: `${service}: ${title}`,
      // YouTube plays nothing for a page that it does not know.
      referrerPolicy: 'strict-origin-when-cross-origin',
      allow,
    })
    frame.sandbox.value = sandbox
    frame.src = address
    stage.replaceChildren(frame)
    paragraph.append(close)
    paragraph.toggleAttribute('data-open', true)
    frame.focus({ preventScroll: true })
  }

  function showCover() {
    stage.replaceChildren(...cover)
    paragraph.toggleAttribute('data-open', false)
    // The button that has the focus goes away.
    open.focus({ preventScroll: true })
    close.remove()
  }

  function remove() {
    stage.remove()
    close.remove()
    paragraph.toggleAttribute('data-open', false)
  }
}

/** @param title what the button is about, for a list of the buttons of a page */
function makeButton(className: string, label: string, title: string): HTMLButtonElement {
  return makeElement('button', {
    type: 'button',
    className,
    textContent: label,
    ariaLabel: `${label}: ${title}`,
  })
}

const SVG = 'http://www.w3.org/2000/svg'

/** A landscape of the site, the same one for the same address. */
function drawLandscape(address: string): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  const attributes = { viewBox: '0 0 80 42', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value)
  use.setAttribute('href', `${BASE}${landscapePath(landscapeNumber(address))}#landscape`)
  drawing.append(use)
  return drawing
}
