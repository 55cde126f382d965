import { createKeptList } from '#app/features/articles/kept-list.ts'
import { createListSource } from '#app/features/articles/list-source.ts'
import { ARTICLE_HOSTS } from '#app/shared/settings.ts'
import { keeping, listingMemory, sourceWorld } from './world.ts'

/** The list of this site's articles, live. */
export const readLiveList = createListSource(ARTICLE_HOSTS, sourceWorld, listingMemory)

/** The list that this browser has kept. */
export const keptList = createKeptList(keeping)
