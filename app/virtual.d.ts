/** The styles of the home page's landscape, made by the build (builder/site-plugin.ts). */
declare module 'virtual:landscape.css'
