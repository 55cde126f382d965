import { bodyOf, imported } from './imported-blog.ts'

/** Imports a post of Jekyll's with this text, beside another post, pictures and films. @returns the text of its article */
export async function convertedPost(text: string): Promise<string | undefined> {
  const posts = { '_posts/2014-07-01-one.md': text, '_posts/2015-01-02-two.md': '# Two' }
  const { texts } = await imported('Jekyll', posts, ['assets/a.png', 'f.mp4', 'f.mp3', 'chart.html'])
  return bodyOf(texts['one'])
}
