import { useLayoutEffect } from 'react'

/** Keeps the document's title that of the page on show. Before the effects that announce it, hence a layout effect. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
