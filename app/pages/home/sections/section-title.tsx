import { use } from 'react'
import { ArrivedByStep } from '#app/features/scroll-stage/stage.tsx'
import { TypedText } from '#app/features/typed-text/typed-text.tsx'

/** A section's heading. It names the landmark, and types itself when the visitor has scrolled to it (TYPE-1). */
export function SectionTitle({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} tabIndex={-1}>
      <TypedText text={text} active={use(ArrivedByStep)} />
    </h2>
  )
}
