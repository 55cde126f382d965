/** Replaces the package `@ungap/structured-clone` in the bundles (site-build/bundles), which also has one for old browsers. */
export default structuredClone
