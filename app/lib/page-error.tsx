import { Component, type ReactNode } from 'react'
import styles from './message-page.module.css'

type PageErrorProps = { children: ReactNode }

/** Shows an error message with a reload button when a page throws while rendering. */
export class PageError extends Component<PageErrorProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className={styles.message}>
        <h1>This page broke</h1>
        <p role="alert">Something went wrong on our side while this page was drawn.</p>
        <p>
          <button type="button" className="pill" onClick={() => location.reload()}>
            Load it again
          </button>
        </p>
      </main>
    )
  }
}
