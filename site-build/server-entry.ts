/** The application, which the build and the development server load from its server bundle. */
// oxlint-disable-next-line typescript/consistent-type-imports -- An import would need a gap in the application's fence.
export type ServerEntry = typeof import('#app/entry-server.tsx')
