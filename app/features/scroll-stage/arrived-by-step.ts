import { createContext } from 'react'

/** Whether the visitor has scrolled to the section around a component, so that its title types itself (TYPE-1). */
export const ArrivedByStep = createContext(false)
