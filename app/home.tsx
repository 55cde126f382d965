import { HomePage } from './pages/home-page.tsx'
import { PageError } from './pages/page-error.tsx'

/** The home page, a document and a bundle of its own: its visitors load nothing of the blog. */
export function Home() {
  return (
    <PageError>
      <HomePage />
    </PageError>
  )
}
