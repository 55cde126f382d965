/** The fields of the content file that every page needs. Only the home page loads the others. */
export type SiteIdentity = { name: string; role: string; firstName: string; resume?: string }
