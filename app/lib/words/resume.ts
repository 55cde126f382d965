/* The titles of the sections that `npm run setup -- --resume` makes. Afterwards they are the owner's, in content/site.yaml. */

export const experience = 'Experience'
export const education = 'Education'
export const publications = 'Publications'
export const awards = 'Awards'
export const certificates = 'Certificates'
export const volunteer = 'Volunteering'
export const languages = 'Languages'
export const interests = 'Interests'
/** The group of skills that belong to no other one. */
export const skills = 'Skills'
/** The result of a course of studies. */
export const grade = 'Grade: {grade}'
