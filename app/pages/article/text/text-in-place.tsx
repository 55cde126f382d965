import { Component, type ReactNode } from 'react'
import { rememberReading } from './reading-state.ts'

type TextProps = { children: ReactNode }
type Restore = (() => void) | null

/** A text whose replacement does not disturb its reader. No hook runs just before React changes the document, so it is a class. */
export class TextInPlace extends Component<TextProps> {
  override getSnapshotBeforeUpdate({ children }: TextProps): Restore {
    return children === this.props.children ? null : rememberReading()
  }

  override componentDidUpdate(_props: TextProps, _state: unknown, restore: Restore): void {
    restore?.()
  }

  override render(): ReactNode {
    return this.props.children
  }
}
