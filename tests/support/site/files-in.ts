import { walkFolder } from '#site-build/walk-folder.ts'

/** The paths of all files in a folder, below it, in order and with slashes. */
export function filesIn(folder: string): string[] {
  return walkFolder(folder).files
}
