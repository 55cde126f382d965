import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file of a folder with which hosts with clean addresses answer: `blogs.html` at `/blogs`, `demo/index.html` at `/demo/`. As
 * there, a page comes before the folder of its name. Netlify and Vercel also serve a page at its address with a slash at the end.
 */
export function servedFile(folder: string, path: string): string | undefined {
  const files = ['', '.html', '/index.html'].map((ending) => path.replace(/\/$/, '') + ending)
  return files.find((file) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile())
}
