/** Replaces the package `@ungap/structured-clone` in the bundles (site-build/bundles), which also supports old browsers. */
export default structuredClone
