/** The styles of the home page's landscape, made by the build (site-build/plugin.ts). */
declare module 'virtual:landscape.css'
