/** A section of the home page. `label` is the owner's word for one of their own. */
export type SectionLink = { id: string; label?: string }

/** The fields of the content file that every page needs. Only the home page loads the others. */
export type SiteIdentity = { name: string; role: string; firstName: string; resume?: string }
