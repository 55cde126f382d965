/** The few words of the content file that every page needs. The rest of it is loaded with the home page alone. */
export type SiteIdentity = { name: string; role: string; firstName: string; resume: string }
