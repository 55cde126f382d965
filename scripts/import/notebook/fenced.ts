/** A block of code, with a fence that is longer than any in it. @param info the words after the fence, such as a language */
export function fenced(code: string, info: string): string {
  const runs = code.match(/^[ \t]*`{3,}/gm) ?? []
  const longest = runs.reduce((length, run) => Math.max(length, run.trim().length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${code}\n${fence}`
}

/** What follows a fence: a language, and the name of the code's file if it has one. */
export function codeInfo(language: string, fileName: string): string {
  const title = fileName.replaceAll(/["\n`]/g, '')
  return title === '' ? language : `${language} title="${title}"`
}
