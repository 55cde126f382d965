/** The fragment of the address that drops a point on the home page's landscape, for people without a mouse. */
export const DROP_FRAGMENT = '#drop'
