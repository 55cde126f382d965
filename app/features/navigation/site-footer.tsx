import type { CheckedContent } from '#content/rules/site-content.ts'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import { mailLinkOf } from '#app/lib/site/mail-link.ts'
import * as words from '#app/lib/words/frame.ts'

/** The end of every page except the home page: the owner and links. Only the build renders it, so browsers load no code for it. */
export function SiteFooter({ owner, links, contact }: Pick<CheckedContent, 'owner' | 'links' | 'contact'>) {
  const { github, linkedin, resume } = links
  const mail = mailLinkOf({ contact })
  const outsideLinks = [
    { label: 'GitHub', href: github, isProfile: true },
    { label: 'LinkedIn', href: linkedin, isProfile: true },
    { label: words.resume, href: resume, isProfile: false },
  ]
  return (
    <footer className="site-footer row label">
      <p className="row">
        <a className="lone" href={`${PATH_PREFIX}/`}>
          {owner.name}
        </a>
        <span>{owner.role}</span>
      </p>
      <ul role="list" className="row">
        {outsideLinks
          .filter(({ href }) => href)
          .map(({ label, href, isProfile }) => (
            <li key={label}>
              <NewTabLink className="lone" href={href} isProfile={isProfile}>
                {label}
              </NewTabLink>
            </li>
          ))}
        {mail && (
          <li>
            <a className="lone" href={mail.href}>
              {mail.label}
            </a>
          </li>
        )}
        <li>
          <a className="lone" href={`${BASE}rss.xml`}>
            RSS
          </a>
        </li>
      </ul>
    </footer>
  )
}
