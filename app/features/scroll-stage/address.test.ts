// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { listenToAddress } from './address.ts'
import type { StageEvent } from './stage-reducer.ts'

afterEach(() => {
  location.hash = ''
})

/** The sections that listening selects at once, on a page with this address. */
function selectedAtOnce(fragment: string): unknown[] {
  document.body.innerHTML = '<div id="about"></div><div id="skills"><p id="part"></p></div>'
  location.hash = fragment
  const events: StageEvent[] = []
  listenToAddress(document.body, (event) => events.push(event), AbortSignal.timeout(1_000))
  return events.map((event) => event.type === 'select' && event.section)
}

test.each([
  { fragment: '#about', selected: ['about'] },
  { fragment: '#part', selected: ['skills'] },
  { fragment: '#print', selected: [] },
  // The visitor may have scrolled to a section before the stage has opened, without an address for it.
  { fragment: '', selected: [] },
])(
  '[STAGE-9] the address "$fragment" of the moment before listening is not lost',
  ({ fragment, selected }) => {
    expect(selectedAtOnce(fragment)).toEqual(selected)
  },
)
