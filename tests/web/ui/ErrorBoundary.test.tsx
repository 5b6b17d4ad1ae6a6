import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchLoadErrors } from '../../../web/src/lib/load-errors.ts'
import { ErrorBoundary } from '../../../web/src/ui/ErrorBoundary.tsx'
import { cutOff, localApi, type Reply } from '../support/local-api.ts'

const server = localApi()
const OWN = '/assets/index-a1b2c3d4.js'

const worker =
  (...files: string[]): Reply =>
  (_arrived, response) =>
    void response.end(`precacheAndRoute(${JSON.stringify(files)})`)

function Broken({ error }: { error: Error }): never {
  throw error
}

watchLoadErrors()

/** As Vite does where an import fails. */
const loadError = () => {
  const payload = new TypeError('Importing a module script failed.')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

const renderBroken = (error = loadError()) =>
  render(
    <>
      <ErrorBoundary>
        <Broken error={error} />
      </ErrorBoundary>
      <ErrorBoundary section>Lo demás</ErrorBoundary>
    </>,
  )

beforeEach(() => {
  // A script when it is in its place already: it shall not run.
  document.head.innerHTML = `<script type="text/plain" src="${OWN}"></script>`
  document.head.querySelector('script')?.setAttribute('type', 'module')
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

describe('a screen that broke', () => {
  it('says that there is a newer version, where there is one', async () => {
    server.reply = worker('assets/index-99999999.js')
    renderBroken()
    expect(await screen.findByText('Hay una versión nueva del portal')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeDefined()
  })

  it('does not blame the connection for an error of the code, and leaves what is beside it', async () => {
    server.reply = worker(OWN.slice(1))
    renderBroken(new TypeError('undefined is not a function'))
    await expect.poll(() => server.arrived).toHaveLength(1)
    expect(screen.getByText(/falla del portal, no de tu conexión/)).toBeDefined()
    expect(screen.queryByText(/Revisa tu conexión/)).toBeNull()
    expect(screen.getByText('Lo demás')).toBeDefined()
  })

  it('speaks of the connection where code did not load and the portal is the same', async () => {
    server.reply = worker(OWN.slice(1))
    renderBroken()
    await expect.poll(() => server.arrived).toHaveLength(1)
    expect(screen.getByText('Algo salió mal')).toBeDefined()
    expect(screen.getByText(/Revisa tu conexión/)).toBeDefined()
  })

  it('speaks of the connection where code did not load and the worker has been retired, which knows no version', async () => {
    server.reply = worker()
    renderBroken()
    await expect.poll(() => server.arrived).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByText('Algo salió mal')).toBeDefined()
  })

  it('speaks of the connection where code did not load and nobody answers', async () => {
    server.reply = cutOff
    renderBroken()
    await expect.poll(() => server.arrived).toHaveLength(1)
    expect(screen.getByText('Algo salió mal')).toBeDefined()
  })
})
