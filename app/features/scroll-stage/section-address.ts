import { SCENES, type Scene } from './stage-machine.ts'

/**
 * The stop that a fragment names (STAGE-9).
 *
 * @param fragment as in `location.hash`: empty, or with its `#`
 * @returns `null` for a fragment that is no stop's address, such as the id of something inside a section
 */
export function sceneFromFragment(fragment: string): Scene | null {
  if (fragment === '' || fragment === '#') return 'hero'
  const id = fragment.replace(/^#/, '')
  return SCENES.find((scene) => scene !== 'hero' && scene === id) ?? null
}

/** The fragment of a stop's address, with its `#`; the hero's address is the bare path (STAGE-9). */
export function fragmentOf(scene: Scene): string {
  return scene === 'hero' ? '' : `#${scene}`
}
