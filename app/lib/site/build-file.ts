/**
 * The one file of the site that differs between two builds of the same content, relative to the base of the site. It contains
 * `takenAt`, when the articles were read (ms since 1970). Pages read it only after a failed call, and beside a long list.
 */
export const BUILD_PATH = 'build.json'
