import { expect, test } from 'vitest'
import {
  LOCK_MS,
  openStage,
  stageDirection,
  stageReducer,
  type Scene,
  type StageEvent,
} from './stage-machine.ts'

const down = { type: 'step', by: 1, via: 'wheel' } as const
const up = { type: 'step', by: -1, via: 'wheel' } as const

/** The stops that one event after the other leads to, each outside the lock of the one before. */
function walk(from: Scene, ...steps: (typeof down | typeof up)[]): Scene[] {
  let stage = openStage(from)
  return steps.map((step, i) => (stage = stageReducer(stage, { ...step, at: (i + 1) * LOCK_MS })).scene)
}

test('[STAGE-1] a page that opens shows the hero alone, and nothing is locked', () => {
  expect(openStage()).toEqual({ scene: 'hero', from: 'hero', arrivedBy: 'load', lockedUntil: 0 })
})

test('[STAGE-3] downward movements go about, projects, skills, and stay at skills', () => {
  expect(walk('hero', down, down, down, down)).toEqual(['about', 'projects', 'skills', 'skills'])
})

test('[STAGE-3] upward movements go projects, about, un-scroll, and stay at the hero', () => {
  expect(walk('skills', up, up, up, up)).toEqual(['projects', 'about', 'hero', 'hero'])
})

test('[STAGE-4] for 1,000 ms after a transition scrolling changes nothing', () => {
  expect(LOCK_MS).toBe(1_000)
  const about = stageReducer(openStage(), { ...down, at: 5_000 })
  expect(stageReducer(about, { ...down, at: 5_999 })).toBe(about)
  expect(stageReducer(about, { ...up, at: 5_999 })).toBe(about)
  expect(stageReducer(about, { type: 'end', to: 'last', at: 5_999 })).toBe(about)
  expect(stageReducer(about, { ...down, at: 6_000 }).scene).toBe('projects')
})

test('[STAGE-4] a movement that is refused does not lengthen the lock', () => {
  const about = stageReducer(openStage(), { ...down, at: 0 })
  const refused = stageReducer(about, { ...down, at: 999 })
  expect(stageReducer(refused, { ...down, at: 1_000 }).scene).toBe('projects')
})

test('[STAGE-4] the un-scroll by wheel sets no lock, by touch and by key it does', () => {
  const about = openStage('about')
  const byWheel = stageReducer(about, { ...up, at: 100 })
  expect(stageReducer(byWheel, { ...down, at: 101 }).scene).toBe('about')
  for (const via of ['touch', 'key'] as const) {
    const hero = stageReducer(about, { type: 'step', by: -1, via, at: 100 })
    expect(hero.scene).toBe('hero')
    expect(stageReducer(hero, { ...down, at: 1_099 })).toBe(hero)
    expect(stageReducer(hero, { ...down, at: 1_100 }).scene).toBe('about')
  }
})

test('[STAGE-4] every other transition by wheel locks, upward ones too', () => {
  const projects = stageReducer(openStage('skills'), { ...up, at: 0 })
  expect(stageReducer(projects, { ...up, at: 999 })).toBe(projects)
})

test('[STAGE-5] choosing a section is not blocked by the lock, and locks when it moves the stage', () => {
  const about = stageReducer(openStage(), { ...down, at: 0 })
  const skills = stageReducer(about, { type: 'select', scene: 'skills', at: 10 })
  expect(skills).toEqual({ scene: 'skills', from: 'about', arrivedBy: 'select', lockedUntil: 1_010 })
  expect(stageReducer(skills, { type: 'select', scene: 'skills', at: 500 })).toBe(skills)
})

test('[STAGE-8] the ends are reached from everywhere, and the lock holds for them and after them', () => {
  const skills = stageReducer(openStage('about'), { type: 'end', to: 'last', at: 0 })
  expect(skills).toMatchObject({ scene: 'skills', arrivedBy: 'step', lockedUntil: 1_000 })
  expect(stageReducer(skills, { type: 'end', to: 'first', at: 1_000 })).toMatchObject({
    scene: 'hero',
    lockedUntil: 2_000,
  })
})

test('[STAGE-11] the same events give the same stage, and what changes nothing gives the same object', () => {
  const events: StageEvent[] = [
    { ...down, at: 1 },
    { type: 'select', scene: 'skills', at: 2 },
    { ...down, at: 5_000 },
  ]
  expect(events.reduce(stageReducer, openStage())).toEqual(events.reduce(stageReducer, openStage()))
  const [hero, skills] = [openStage(), openStage('skills')]
  expect(stageReducer(hero, { ...up, at: 1 })).toBe(hero)
  expect(stageReducer(skills, { ...down, at: 1 })).toBe(skills)
  expect(stageReducer(hero, { type: 'end', to: 'first', at: 1 })).toBe(hero)
  expect(stageReducer(hero, { type: 'select', scene: 'hero', at: 1 })).toBe(hero)
})

test('the direction is that of the last transition', () => {
  expect(stageDirection(openStage('skills'))).toBe('down')
  expect(stageDirection({ scene: 'about', from: 'hero' })).toBe('down')
  expect(stageDirection({ scene: 'about', from: 'skills' })).toBe('up')
})
