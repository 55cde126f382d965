/** The application as the build and the development server load it: from its server bundle, never in their own modules. */
// oxlint-disable-next-line typescript/consistent-type-imports -- An import would need a gap in the application's fence.
export type ServerEntry = typeof import('#app/entry-server.tsx')
