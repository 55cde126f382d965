/* The state of a call to the host of the articles, such as GitHub. */

export const loading = 'Loading...'
export const savedCopy = 'Saved copy from {date}'
export const retry = 'Retry'
export const tooMany = '{host} has had too many requests from your network. Please try again later.'
export const tooManyUntil =
  '{host} has had too many requests from your network. It can be asked again after {time}.'
export const offline = 'You seem to be offline.'
export const tooLarge = 'It is too large to be shown here.'
