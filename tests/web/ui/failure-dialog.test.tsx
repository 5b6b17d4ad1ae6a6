import { ApiError } from '@naf/web/src/lib/api-client.ts'
import { loadSwal } from '@naf/web/src/lib/dialog-host.ts'
import { useFailureDialog } from '@naf/web/src/ui/useFailureDialog.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptError, leavePage, renderPage } from '../support/render-page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  return leavePage()
})

const TEXT = 'Error al obtener asesorías'
const failure = () => new ApiError(500, 'internal', 'Algo salió mal.')

/** A page that fails to load `failures` times; 'Releer' stands for a background refetch. */
const pageWith = (...failures: Error[]) =>
  function Page() {
    const query = useQuery({
      queryKey: ['lista'],
      queryFn: async () => {
        const next = failures.shift()
        if (next) throw next
        return 'cargada'
      },
    })
    const { refetch } = useFailureDialog(query, TEXT)
    return (
      <>
        <p>
          {query.data ?? 'sin lista'}, intentos: {query.errorUpdateCount}
        </p>
        <button type="button" onClick={() => void query.refetch()}>
          Releer
        </button>
        <button type="button" onClick={() => void refetch()}>
          Reintentar
        </button>
      </>
    )
  }

const watchDialogs = async () => {
  const swal = await loadSwal()
  if (!swal) throw new Error('sweetalert2 did not load')
  return vi.spyOn(swal, 'fire')
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the dialog of a failed load', () => {
  it('opens once for each try of a person, and not for a background refetch', async () => {
    const opened = await watchDialogs()
    renderPage(pageWith(failure(), failure(), failure()))
    await acceptError(TEXT)
    await press('Releer')
    await screen.findByText('sin lista, intentos: 2')
    await press('Reintentar')
    await acceptError(TEXT)
    await press('Reintentar')
    await screen.findByText('cargada, intentos: 3')
    expect(opened).toHaveBeenCalledTimes(2)
  })

  it('closes with its page', async () => {
    const { unmount } = renderPage(pageWith(failure()))
    await screen.findByRole('dialog')
    unmount()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves the end of the session to its own dialog', async () => {
    const opened = await watchDialogs()
    renderPage(pageWith(new ApiError(401, 'unauthenticated', 'Ingresa de nuevo.'), failure()))
    await screen.findByText('sin lista, intentos: 1')
    await press('Reintentar')
    await acceptError(TEXT)
    expect(opened).toHaveBeenCalledTimes(1)
  })
})
