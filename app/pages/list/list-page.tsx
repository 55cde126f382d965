import { useEffect } from 'react'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import type { ListDocument } from '#app/lib/articles/article-index.ts'
import { olderPages } from '#app/lib/articles/list-pages.ts'
import { listTitle } from '#app/lib/site/page-head.ts'
import { useLive } from '#app/lib/live/use-live.ts'
import { ArticleList } from './article-list.tsx'
import { liveList } from './live-list.ts'

/**
 * A page of the list. Older pages and the pages of tags stay as they were built: with JavaScript, `/blogs` shows their articles,
 * too.
 *
 * @param list the list in the document, if it has one
 */
export function ListPage({ list }: { list: ListDocument | undefined }) {
  const isBuilt = list && (list.tag !== undefined || list.number <= olderPages(list.total))
  return (
    <PageFrame current="blog">{isBuilt ? <BuiltList list={list} /> : <WholeList initial={list} />}</PageFrame>
  )
}

function BuiltList({ list }: { list: ListDocument }) {
  return (
    <ArticleList
      state={{ status: 'ready', copy: { value: list, takenAt: null } }}
      retry={() => {}}
      tags={list.tags}
    />
  )
}

/** `/blogs`: the list as it was built, and then as GitHub has it now. */
function WholeList({ initial }: { initial: ListDocument | undefined }) {
  const { state, retry } = useLive(() => liveList(initial))

  // 404.html has the title of another page.
  useEffect(() => {
    document.title = listTitle()
  }, [])

  return <ArticleList state={state} retry={retry} tags={initial?.tags} isSearchable />
}
