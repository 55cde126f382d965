/* Every word of the interface, by subject, for the build and the tests. A page imports only those that it needs. */

export * as article from '#app/lib/words/article.ts'
export * as comments from '#app/lib/words/comments.ts'
export * as enhancements from '#app/lib/words/enhancements.ts'
export * as frame from '#app/lib/words/frame.ts'
export * as heads from '#app/lib/words/heads.ts'
export * as home from '#app/lib/words/home.ts'
export * as keys from '#app/lib/words/keys.ts'
export * as list from '#app/lib/words/list.ts'
export * as live from '#app/lib/words/live.ts'
export * as markdown from '#markdown/words.ts'
export * as messages from '#app/lib/words/messages.ts'
export * as palette from '#app/lib/words/palette.ts'
