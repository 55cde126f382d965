export const copy = 'Copy'
export const copyCode = 'Copy code'
export const copied = 'Copied'
export const notCopied = 'Not copied'
export const sayNotCopied = 'The browser does not allow copying. The code is selected: copy it yourself.'
export const picture = 'Picture'
/** Before the words of a picture, on the button that shows it larger. */
export const enlarge = 'Enlarge'
export const close = 'Close'
/** Before the words of a film that has no controls, on its only button. */
export const playFilm = 'Play'
export const pauseFilm = 'Pause'
export const diagram = 'Diagram'
export const code = 'Code'
export const diagramOffline = 'The diagram cannot be drawn without a network. This is its code.'
export const diagramFailed = 'Mermaid could not draw the diagram. This is its code.'
/** On the card of a film. */
export const play = 'Play on {service}'
/** On the card of a demo, a Space on Hugging Face. */
export const openDemo = 'Run on {service}'
export const embedNote = 'This loads a page of {host}. Before that, it learns nothing about you.'
