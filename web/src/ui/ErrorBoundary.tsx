import { Component, type ReactNode } from 'react'
import { isLoadError } from '../lib/load-errors.ts'
import { isOutdated } from '../lib/version.ts'
import { Button } from './Button.tsx'
import { MENSAJES_FALLA as TEXTO } from './messages.ts'
import { StateMessage } from './StateMessage.tsx'

interface ErrorBoundaryProps {
  /** The children are a section of a page, whose other sections stay. */
  section?: boolean
  /** Nothing is shown in the children's place. */
  optional?: boolean
  children: ReactNode
}

interface State {
  failure: 'load' | 'render' | null
  /** The page's code is no longer the portal's newest. */
  outdated: boolean
}

/** Replaces children that fail to render or whose code does not load with a message. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, outdated: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: isLoadError(error) ? 'load' : 'render' }
  }

  override componentDidCatch() {
    isOutdated().then(
      (outdated) => this.setState({ outdated }),
      () => {},
    )
  }

  override render() {
    const { section = false, optional = false, children } = this.props
    const { failure, outdated } = this.state
    if (!failure) return children
    if (optional) return null
    const title = section ? TEXTO.sectionTitle : TEXTO.title
    return (
      <div className={section ? undefined : 'mx-auto max-w-text p-6 py-16'}>
        <StateMessage
          kind="failed"
          title={outdated ? TEXTO.newVersion : title}
          action={<Button onClick={() => window.location.reload()}>{TEXTO.reload}</Button>}
        >
          <p>{outdated ? TEXTO.newVersionText : TEXTO[failure]}</p>
        </StateMessage>
      </div>
    )
  }
}
