export const intro = 'Intro'
export const aboutTitle = 'About Me'
export const skillsTitle = "I've worked with"
/** Names the index of the sections. */
export const sections = 'Sections'
/** Says which section is shown: "Projects, 2 of 3". */
export const place = '{section}, {number} of {total}'
/** Before the titles of the newest articles. */
export const latest = 'Latest'
/** The time of an entry: "2019 – 2021", or "2023 – now". */
export const period = '{from} – {to}'
export const now = 'now'
export const scrollHint = 'scroll to descend'
export const viewOnGithub = 'View on GitHub'
/** The link to the article about a project. */
export const readHow = 'Read how'
export const visit = 'Visit'
export const carousel = 'carousel'
export const slide = 'Slide'
export const previousProject = 'Previous project'
export const nextProject = 'Next project'
