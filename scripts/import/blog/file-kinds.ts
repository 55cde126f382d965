/** The kinds of files in a blog, as the report counts them. */

/** A kind of files. The import makes articles of `text`, and names each `unreadable` file. */
export type FileKind = { name: string; ending: RegExp; use: 'text' | 'unreadable' | 'shown' | 'other' }

/** In the order of the report. The first one whose ending matches is the kind of a file. */
export const FILE_KINDS: readonly FileKind[] = [
  { name: 'Markdown', ending: /\.(?:md|mdx|markdown|mmark)$/i, use: 'text' },
  { name: 'Jupyter notebooks (.ipynb)', ending: /\.ipynb$/i, use: 'text' },
  { name: 'Quarto (.qmd)', ending: /\.qmd$/i, use: 'text' },
  { name: 'R Markdown (.Rmd)', ending: /\.(?:rmd|rmarkdown)$/i, use: 'text' },
  { name: 'reStructuredText (.rst)', ending: /\.rst$/i, use: 'unreadable' },
  { name: 'Org (.org)', ending: /\.org$/i, use: 'unreadable' },
  { name: 'AsciiDoc (.adoc)', ending: /\.(?:adoc|asciidoc)$/i, use: 'unreadable' },
  { name: 'Textile (.textile)', ending: /\.textile$/i, use: 'unreadable' },
  { name: 'LaTeX (.tex)', ending: /\.tex$/i, use: 'unreadable' },
  { name: 'Word and OpenDocument (.docx, .odt)', ending: /\.(?:docx?|odt)$/i, use: 'unreadable' },
  { name: 'Lektor (.lr)', ending: /\.lr$/i, use: 'unreadable' },
  { name: 'HTML', ending: /\.html?$/i, use: 'unreadable' },
  { name: 'pictures', ending: /\.(?:png|jpe?g|gif|svg|webp|avif)$/i, use: 'shown' },
  { name: 'films and sounds', ending: /\.(?:mp4|webm|mov|m4v|ogv|mp3|m4a|ogg|oga|wav|flac)$/i, use: 'shown' },
  { name: 'other files', ending: /(?:)/, use: 'other' },
]

/** Returns the kind of a file, by how its path ends. */
export function kindOf(path: string): FileKind {
  return FILE_KINDS.find(({ ending }) => ending.test(path))!
}
