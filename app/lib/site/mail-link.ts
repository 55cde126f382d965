import type { CheckedContent } from '#content/rules/site-content.ts'

/** A contact whose `href` is a `mailto:` address, under the owner's label for it. */
export type MailLink = { label: string; href: string }

/** The first mail address among the contacts; `null` if there is none. */
export function mailLinkOf({ contact }: Pick<CheckedContent, 'contact'>): MailLink | null {
  const mail = contact.find(({ href }) => href?.startsWith('mailto:'))
  return mail?.href === undefined ? null : { label: mail.label, href: mail.href }
}
