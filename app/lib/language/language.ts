/* The site's language. The build makes these constants with `Intl` (site-build/read/words/language-of.ts), because the first use
of `Intl` in a browser blocks a phone for 100 ms (decision 15). These are those of English. */

/** A BCP 47 tag. */
export const lang: string = 'en'
/** How the interface is written: `ltr` or `rtl`. */
export const direction: string = 'ltr'
/** A date such as 21 November 2026 in each month. */
export const longDates: string =
  '{day} January {year}|{day} February {year}|{day} March {year}|{day} April {year}|{day} May {year}|' +
  '{day} June {year}|{day} July {year}|{day} August {year}|{day} September {year}|{day} October {year}|' +
  '{day} November {year}|{day} December {year}'
/** The separator between groups of three digits. */
export const thousands: string = ','
/** The plural categories of 0 to 199, which repeat after 100. The last ones are left out if they are `other`. */
export const plurals: string = 'other one'
