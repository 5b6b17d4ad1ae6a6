import { Component, type ReactNode, Suspense } from 'react'
import { Button } from './Button.tsx'
import { StateMessage } from './states.tsx'

interface ErrorBoundaryProps {
  /** The children are a section of a page, whose other sections stay. */
  section?: boolean
  optional?: boolean
  children: ReactNode
}

const REASON = {
  load: 'No pudimos cargar todo el portal. Revisa tu conexión y vuelve a cargar la página.',
  render:
    'Es una falla del portal, no de tu conexión. Vuelve a cargar la página; si se repite, avisa al equipo del NAF.',
}

interface State {
  failure: keyof typeof REASON | null
  outdated: boolean
}

/** Replaces children that fail to render or whose code does not load with a message. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, outdated: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: error instanceof Error && loadErrors.has(error) ? 'load' : 'render' }
  }

  override componentDidCatch() {
    void isOutdated().then((outdated) => this.setState({ outdated }))
  }

  override render() {
    const { section = false, optional = false, children } = this.props
    const { failure, outdated } = this.state
    if (!failure) return children
    if (optional) return null
    const title = section ? 'No pudimos mostrar esta sección' : 'Algo salió mal'
    return (
      <div className={section ? undefined : 'mx-auto max-w-text p-6 py-16'}>
        <StateMessage
          kind="failed"
          title={outdated ? 'Hay una versión nueva del portal' : title}
          action={<Button onClick={() => window.location.reload()}>Volver a cargar</Button>}
        >
          {outdated ? 'Esta página es de la anterior. Vuelve a cargarla para seguir.' : REASON[failure]}
        </StateMessage>
      </div>
    )
  }
}

/** A part of a page whose code loads by itself. When it does not load, the rest of the page stays as it is. */
export function Part({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary section>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Errors of imports that failed: the file did not arrive, or is no longer there. Their texts differ by browser. */
const loadErrors = new WeakSet<object>()

export const watchLoadErrors = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => void loadErrors.add(payload))

/** Where the newest service worker stands; it lists the code that belongs to it. */
export const WORKER = '/sw.js'

/**
 * Whether a newer version of the portal was published since this page was loaded: the newest worker no longer names the
 * page's first chunk. A waiting worker is no sign of it: a page just loaded is newer than the worker that served it.
 */
export const isOutdated = async (): Promise<boolean> => {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src')
  const listed = await fetch(WORKER, { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  // One that lists no code at all only takes itself away: it tells nothing.
  return own != null && listed.includes('assets/') && !listed.includes(own.slice(1))
}
