/** The path of the site, with a slash at both ends. */
export const BASE: string = import.meta.env.BASE_URL

/** The prefix of a path of the site such as `/blogs`: the base without its last slash. */
export const PATH_PREFIX: string = BASE.slice(0, -1)
