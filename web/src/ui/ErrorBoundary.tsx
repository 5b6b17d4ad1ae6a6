import { Component, type ReactNode } from 'react'
import { isOutdated } from '../lib/version.ts'
import { Button } from '../ui/Button.tsx'
import { StateMessage } from '../ui/StateMessage.tsx'
import { MENSAJES_APP as TEXTO } from './messages.ts'

interface State {
  broken: boolean
  /** The code that broke or was not found is no longer the portal's. */
  outdated: boolean
}

/** What is shown where a screen broke or its code could not be fetched. React knows no hook for this. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false, outdated: false }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true }
  }

  override componentDidCatch() {
    isOutdated().then(
      (outdated) => this.setState({ outdated }),
      () => {},
    )
  }

  override render() {
    const { broken, outdated } = this.state
    if (!broken) return this.props.children
    return (
      <div className="mx-auto max-w-text p-6 py-16">
        <StateMessage
          kind="failed"
          title={outdated ? TEXTO.newVersion : TEXTO.failed}
          action={<Button onClick={() => window.location.reload()}>{TEXTO.reload}</Button>}
        >
          <p>{outdated ? TEXTO.newVersionText : TEXTO.failedText}</p>
        </StateMessage>
      </div>
    )
  }
}
