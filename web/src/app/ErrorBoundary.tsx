import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { StateMessage } from '../ui/StateMessage.tsx'
import { MENSAJES_APP as TEXTO } from './messages.ts'

/** What is shown where a screen broke or its code could not be fetched. React knows no hook for this. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div className="mx-auto max-w-text p-6 py-16">
        <StateMessage
          kind="failed"
          title={TEXTO.fallo}
          action={<Button onClick={() => window.location.reload()}>{TEXTO.recargar}</Button>}
        >
          <p>{TEXTO.falloTexto}</p>
        </StateMessage>
      </div>
    )
  }
}
