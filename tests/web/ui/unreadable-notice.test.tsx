import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api, UNREADABLE_HEADER } from '@naf/contract'
import { call } from '@naf/web/src/lib/api-client.ts'
import { DataTable } from '@naf/web/src/ui/DataTable.tsx'
import { UnreadableLink } from '@naf/web/src/ui/data-table/unreadable-link.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A list of staff's whose server has found records that nobody can read. */

let server: Server
let header: string | undefined

beforeEach(async () => {
  header = undefined
  server = createServer((_request, response) => {
    if (header !== undefined) response.setHeader(UNREADABLE_HEADER, header)
    response.setHeader('Content-Type', 'application/json').end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
  happyDOM.setURL(`http://127.0.0.1:${port}/`)
})

afterEach(async () => {
  cleanup()
  await new Promise((resolve) => server.close(resolve))
})

const read = (list: typeof api.libros.list | typeof api.galeria.list, said?: string) => {
  header = said
  return act(() => call(list))
}

const show = (linkTo: ((coleccion: string, id: string) => string) | null = null) => {
  const element = (
    <UnreadableLink value={linkTo}>
      <DataTable
        caption="Libros"
        list={api.libros.list}
        query={{ data: [], isError: false, isFetching: false, refetch: () => {} }}
        columns={[]}
        rowId={String}
        rowLabel={String}
        empty={{ title: 'No hay libros.', next: null }}
        failed="No se pudieron cargar los libros."
      />
    </UnreadableLink>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const notice = () => screen.queryByRole('status')?.textContent

describe('records that nobody can read', () => {
  it('are named above the list they are missing from, with what to do', async () => {
    await read(api.libros.list, '1;ids="4fGh"')
    show()
    expect(notice()).toBe('No se pudo leer 1 registro (4fGh). Avisa a quien administra el sistema.')
  })

  it('are told as soon as the list is read anew, until it is whole again', async () => {
    await read(api.libros.list)
    show()
    expect(notice()).toBeUndefined()
    await read(api.libros.list, '3;ids="a,b,%C3%B1"')
    expect(notice()).toBe('No se pudieron leer 3 registros (a, b y ñ). Avisa a quien administra el sistema.')
    await read(api.libros.list)
    expect(notice()).toBeUndefined()
  })

  it('are counted where not all of them are named', async () => {
    await read(api.libros.list, '1200;ids="a,b"')
    show()
    expect(notice()).toMatch(/^No se pudieron leer 1[.\s]?200 registros \(a, b y 1[.\s]?198 más\)\./)
  })

  it('have a link each for a person who can remove them', async () => {
    await read(api.libros.list, '2;ids="4fGh,8kLm"')
    show((coleccion, id) => `/registros/${coleccion}/${id}`)
    expect(notice()).toBe(
      'No se pudieron leer 2 registros (4fGh y 8kLm). Revisa sus datos y, si no sirven, elimínalos.',
    )
    const links = screen.getAllByRole('link', { name: /^Revisar o eliminar / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/registros/libros/4fGh',
      '/registros/libros/8kLm',
    ])
  })

  it('of another list are no matter of this one', async () => {
    await read(api.libros.list)
    await read(api.galeria.list, '1;ids="otra"')
    show()
    expect(notice()).toBeUndefined()
  })
})
