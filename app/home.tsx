import { HomePage } from './pages/home/home-page.tsx'
import { PageError } from './lib/page-error.tsx'

/** The home page, a document and a bundle of its own: its visitors load nothing of the blog. */
export function Home() {
  return (
    <PageError>
      <HomePage />
    </PageError>
  )
}
