/** The formats of pictures that the site shows, for messages. */
export const SHOWN_FORMATS = 'PNG, JPEG, WebP, AVIF, GIF or SVG'
export const OTHER_FORMAT_CURE = 'Save it as a JPEG or as a PNG.'

/** Formats of cameras and of scanners (MDN, "Image file type and format guide"). The site takes none of them from `articles/`. */
const OTHER_FORMAT = /\.(?:tiff?|hei[cf]|jxl|bmp)$/i
/** Those that only some browsers show. */
const RARE_FORMAT = /\.(tiff?|hei[cf]|jxl)$/i

/** Whether a picture has a format that the site cannot show, by its name. */
export function isOtherFormat(path: string): boolean {
  return OTHER_FORMAT.test(path)
}

/** What is wrong with a picture of `public/`, which is published as it is; `null` for one that all browsers show. */
export function rareFormatFinding(path: string): string | null {
  const ending = RARE_FORMAT.exec(path)?.[0]
  if (ending === undefined) return null
  return `expected a picture that all browsers show, such as JPEG or PNG, found ${ending}. ${OTHER_FORMAT_CURE}`
}
