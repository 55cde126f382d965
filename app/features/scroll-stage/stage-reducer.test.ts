import { expect, test } from 'vitest'
import { LOCK_MS, LONG_PAGE, stageReducer, type Section } from './stage-reducer.ts'

const down = { type: 'step', step: 1, via: 'wheel' } as const
const up = { type: 'step', step: -1, via: 'wheel' } as const

/** A live stage that has just opened. */
const openAt = (section: Section = 'hero') => stageReducer(LONG_PAGE, { type: 'open', section })

/** The section after each of four steps; each comes after the lock of the one before. */
function walk(from: Section, step: typeof down | typeof up): Section[] {
  let stage = openAt(from)
  return [1, 2, 3, 4].map((count) => {
    stage = stageReducer(stage, { ...step, time: count * LOCK_MS })
    return stage.section
  })
}

test('[STAGE-1] a page that opens shows the hero alone, and nothing is locked', () => {
  expect(openAt()).toEqual({ ...LONG_PAGE, live: true })
})

test('[STAGE-3] movements go through all sections, and stay at the ends', () => {
  expect(walk('hero', down)).toEqual(['about', 'projects', 'skills', 'skills'])
  expect(walk('skills', up)).toEqual(['projects', 'about', 'hero', 'hero'])
})

test('[STAGE-4] for 1,000 ms after a transition scrolling changes nothing', () => {
  const about = stageReducer(openAt(), { ...down, time: 5_000 })
  for (const event of [down, up, { type: 'end', step: 1 } as const])
    expect(stageReducer(about, { ...event, time: 5_999 })).toBe(about)
  expect(stageReducer(about, { ...down, time: 6_000 }).section).toBe('projects')
})

test('[STAGE-4] the step back to the hero by wheel sets no lock, by touch and by key it does', () => {
  const about = openAt('about')
  const byWheel = stageReducer(about, { ...up, time: 100 })
  expect(stageReducer(byWheel, { ...down, time: 101 }).section).toBe('about')
  for (const via of ['touch', 'key'] as const) {
    const hero = stageReducer(about, { type: 'step', step: -1, via, time: 100 })
    expect(stageReducer(hero, { ...down, time: 1_099 })).toBe(hero)
    expect(stageReducer(hero, { ...down, time: 1_100 }).section).toBe('about')
  }
})

test('[STAGE-5] choosing a section is not blocked by the lock, and locks when it moves the stage', () => {
  const about = stageReducer(openAt(), { ...down, time: 0 })
  const skills = stageReducer(about, { type: 'select', section: 'skills', time: 10 })
  const reached = { section: 'skills', from: 'about', arrivedBy: 'select', lockedUntil: 1_010 }
  expect(skills).toEqual({ live: true, ...reached })
  expect(stageReducer(skills, { type: 'select', section: 'skills', time: 500 })).toBe(skills)
})

test('[STAGE-8] Home and End reach the ends from everywhere, respect the lock, and set it', () => {
  const skills = stageReducer(openAt('about'), { type: 'end', step: 1, time: 0 })
  expect(skills).toMatchObject({ section: 'skills', arrivedBy: 'step', lockedUntil: 1_000 })
  const hero = stageReducer(skills, { type: 'end', step: -1, time: 1_000 })
  expect(hero).toMatchObject({ section: 'hero', lockedUntil: 2_000 })
})

test('[STAGE-11] the same events give the same stage, and the same object if nothing changes', () => {
  const hero = openAt()
  expect(stageReducer(hero, { ...down, time: 1 })).toEqual(stageReducer(hero, { ...down, time: 1 }))
  expect(stageReducer(hero, { ...up, time: 1 })).toBe(hero)
  expect(stageReducer(hero, { type: 'end', step: -1, time: 1 })).toBe(hero)
  expect(stageReducer(hero, { type: 'select', section: 'hero', time: 1 })).toBe(hero)
})
