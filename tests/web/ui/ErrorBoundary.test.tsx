import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ErrorBoundary } from '../../../web/src/app/ErrorBoundary.tsx'
import { cutOff, localApi, type Reply } from '../support/local-api.ts'

const server = localApi()
const OWN = '/assets/index-a1b2c3d4.js'

const worker =
  (...files: string[]): Reply =>
  (_arrived, response) =>
    void response.end(`precacheAndRoute(${JSON.stringify(files)})`)

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module')
}

const renderBroken = () =>
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
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

  it('speaks of the connection where the portal is the same', async () => {
    server.reply = worker(OWN.slice(1))
    renderBroken()
    await expect.poll(() => server.arrived).toHaveLength(1)
    expect(screen.getByText('Algo salió mal')).toBeDefined()
    expect(screen.getByText(/Revisa tu conexión/)).toBeDefined()
  })

  it('speaks of the connection where the worker has been retired, which knows no version', async () => {
    server.reply = worker()
    renderBroken()
    await expect.poll(() => server.arrived).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByText('Algo salió mal')).toBeDefined()
  })

  it('speaks of the connection where nobody answers', async () => {
    server.reply = cutOff
    renderBroken()
    await expect.poll(() => server.arrived).toHaveLength(1)
    expect(screen.getByText('Algo salió mal')).toBeDefined()
  })
})
