import { Component, type ReactNode } from 'react'

type TextInPlaceProps = {
  children: ReactNode
  /** Called directly before the text replaces another one; the result restores the place of the reader. */
  measure: (() => (() => void) | null) | undefined
}

/** A text that may be replaced. A class, because the reader may scroll until React changes the document, and no hook runs then. */
export class TextInPlace extends Component<TextInPlaceProps> {
  override getSnapshotBeforeUpdate({ children }: TextInPlaceProps): (() => void) | null {
    return (children !== this.props.children && this.props.measure?.()) || null
  }

  override componentDidUpdate(_props: TextInPlaceProps, _state: unknown, restore: (() => void) | null): void {
    restore?.()
  }

  override render(): ReactNode {
    return this.props.children
  }
}
