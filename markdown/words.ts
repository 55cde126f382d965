/* The words that the Markdown pipeline adds to a text. */

export const note = 'Note'
export const tip = 'Tip'
export const important = 'Important'
export const warning = 'Warning'
export const caution = 'Caution'
export const footnotes = 'Footnotes'
export const backToReference = (reference: string) => `Back to reference ${reference}`
export const code = 'Code'
export const formula = 'Formula'
export const table = 'Table'
export const task = 'Task'
export const text = 'Text'
/** The sentence above a text that is shown as it is written. */
export const plainText = (reason: string) => `This article is shown as plain text, because ${reason}.`
export const tooLarge = 'it is larger than 512 kB'
export const tooDeep = 'it is nested more than 200 levels deep'
export const tooManyParts = 'it has more than 25,000 parts'
export const tooSlow = 'formatting it took too long'
export const tooMuchMemory = 'formatting it takes too much memory'
export const failed = 'formatting it failed'
export const unreadable = 'it could not be read as Markdown'
export const onlyBeginning = 'Only its beginning is here.'
