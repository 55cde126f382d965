import type { Project } from '#content/rules/site-content.ts'
import { BASE } from '#app/lib/site/settings.ts'

/** The owner's picture. If there is none, the build draws a landscape in its place, which hydration ignores (home-art.ts). */
export function OwnPicture({ image, className }: { image: Project['image']; className: string | undefined }) {
  if (!image)
    return (
      <div className={className} data-art="" aria-hidden="true" suppressHydrationWarning>
        {''}
      </div>
    )
  const { address, alt } = image
  const source = address.startsWith('https://') ? address : BASE + address
  return <img className={className} src={source} alt={alt} loading="lazy" decoding="async" />
}
