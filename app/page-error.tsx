import { Component, type ReactNode } from 'react'
import styles from '#app/lib/message-page.module.css'
import * as words from '#app/lib/words/messages.ts'

/** Shows an error message with a reload button when a page throws while rendering. */
export class PageError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className={styles.message}>
        <h1>{words.broken}</h1>
        <p role="alert">{words.brokenHere}</p>
        <p>
          <button type="button" className="pill" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </p>
      </main>
    )
  }
}
