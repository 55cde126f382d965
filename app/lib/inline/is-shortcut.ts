/** Whether a key opens the palette: ⌘K on Apple's systems, where Ctrl+K deletes to the end of a line, and Ctrl+K elsewhere. */
export function isShortcut(press: KeyboardEvent, platform: string): boolean {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = press
  const isOurs = /Mac|iP/.test(platform) ? metaKey : ctrlKey && !metaKey
  if (!isOurs || shiftKey || altKey) return false
  // On a keyboard without Latin letters, the key in the place of K.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
