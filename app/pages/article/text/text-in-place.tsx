import { Component, type ReactNode } from 'react'

/** Remembers the state of a text's reader. The returned function restores it in a new text. */
export type RememberReading = () => () => void

type TextProps = {
  children: ReactNode
  /** Comes with a new text, because its code is only needed for one. */
  rememberReading: RememberReading | undefined
}
type Restore = (() => void) | null

/** A text whose replacement does not disturb its reader. No hook runs just before React changes the document, so it is a class. */
export class TextInPlace extends Component<TextProps> {
  override getSnapshotBeforeUpdate(previous: TextProps): Restore {
    const { children, rememberReading } = this.props
    if (children === previous.children || !rememberReading) return null
    return rememberReading()
  }

  override componentDidUpdate(_props: TextProps, _state: unknown, restore: Restore): void {
    restore?.()
  }

  override render(): ReactNode {
    return this.props.children
  }
}
