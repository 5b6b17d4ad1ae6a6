import { endpoints } from '@naf/contract'
import { RecordTextField } from '@naf/web/src/ui/records/fields.tsx'
import { kindForm } from '@naf/web/src/ui/records/kind-form.tsx'
import type { RecordKind } from '@naf/web/src/ui/records/record-kind.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { json, localApi, type Reply, refusal } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { dialogText, fill, openScreen, press, value } from '../support/open-screen.tsx'
import { leavePage } from '../support/render-page.tsx'

/** A kind of record that has neither a file nor a title: a notice of a few words. */

const fields = { texto: z.string().min(1, 'Escribe el aviso.') }
const form = z.object(fields)
const aviso = z.object({ Id: z.string(), Texto: z.string() })
type Input = z.input<typeof form>
type Aviso = z.output<typeof aviso>

const permission = 'boletines:manage'
const schemas = {
  list: { output: z.array(aviso) },
  create: { input: form, output: aviso },
  edit: { input: form, output: aviso },
  delete: { output: z.object({ mensaje: z.string() }) },
}
const table = endpoints<typeof schemas>()({
  list: { method: 'GET', path: '/avisos/ver', permission, answer: 'stored' },
  create: { method: 'POST', path: '/avisos/crear', permission },
  edit: { method: 'PUT', path: '/avisos/editar/:id', permission },
  delete: { method: 'DELETE', path: '/avisos/eliminar/:id', permission },
})

const saving = (title: string, saved: string) => ({
  title,
  submit: 'Guardar',
  saving: 'Guardando aviso...',
  saved,
  failed: 'No se pudo guardar el aviso.',
})

const AVISOS: RecordKind<Input, Aviso> = {
  table,
  texts: {
    title: 'Avisos',
    empty: 'No hay avisos.',
    failed: 'No se pudieron cargar los avisos',
    createLink: 'Crear aviso',
    row: (text) => `Aviso ${text}`,
    create: saving('Crear aviso', 'Aviso creado'),
    edit: saving('Editar aviso', 'Aviso cambiado'),
    delete: {
      title: 'Eliminar aviso',
      warning: 'Revisa que sea el correcto.',
      question: (text) => `Se eliminará «${text}».`,
      deleting: 'Eliminando aviso...',
      deleted: 'Aviso eliminado',
      failed: 'No se pudo eliminar el aviso.',
    },
    record: { loading: 'Cargando aviso...', failed: 'No se pudo cargar el aviso.' },
  },
  nameOf: ({ Texto }) => Texto,
  columns: [
    {
      id: 'texto',
      header: 'Texto',
      rowHeader: true,
      data: [{ id: 'texto', label: 'Texto', value: ({ Texto }) => Texto }],
    },
  ],
  facts: ({ Texto }) => [['Texto', Texto]],
}

const AVISO_FORM = kindForm<Input, Aviso>({
  draft: 'aviso',
  fields,
  valuesOf: ({ Texto }) => ({ texto: Texto }),
  Inputs: () => <RecordTextField name="texto" label="Texto" />,
})

const pages = pagesOf('avisos-manager', AVISOS, AVISO_FORM)
const server = localApi()
afterEach(leavePage)

const CERRADO: Aviso = { Id: 'a', Texto: 'Cerrado el lunes' }
const ABIERTO: Aviso = { Id: 'b', Texto: 'Abierto el martes' }

const serve = (change: Reply) => {
  const list = json([CERRADO, ABIERTO])
  server.reply = (arrived, response) => (arrived.method === 'GET' ? list : change)(arrived, response)
}

const open = (page: (typeof pages)[keyof typeof pages], path = '') =>
  openScreen({ page, path: `avisos-manager${path}`, hasPrevious: true })

const send = (actor: UserEvent) => press(actor, 'Guardar')

describe('the list', () => {
  it('shows the stored ones, and the ways to a new one and to each', async () => {
    serve(json({}))
    open(pages.list)
    const row = within(await screen.findByRole('group', { name: 'Aviso Cerrado el lunes' }))
    const here = '/dashboard-editor/avisos-manager'
    expect(row.getByRole('link', { name: /^Editar / }).getAttribute('href')).toBe(`${here}/editar/a`)
    expect(row.getByRole('link', { name: /^Eliminar / }).getAttribute('href')).toBe(`${here}/eliminar/a`)
    const create = screen.getByRole('link', { name: 'Crear aviso' })
    expect(create.getAttribute('href')).toBe(`${here}/crear`)
  })
})

describe('a new one', () => {
  it('is asked for what is missing, and for no file', async () => {
    const actor = userEvent.setup()
    open(pages.create, '/crear')
    await send(actor)
    expect(await screen.findByRole('link', { name: 'Escribe el aviso.' })).toBeTruthy()
    expect(document.querySelector('input[type=file]')).toBeNull()
    expect(server.arrived).toEqual([])
  })

  it('goes out as JSON, is said to be stored, and leads back', async () => {
    const actor = userEvent.setup()
    serve(json(CERRADO, 201))
    const { router, client } = open(pages.create, '/crear')
    client.setQueryData(['/avisos/ver'], [ABIERTO])
    await fill(actor, 'Texto', 'Cerrado el lunes')
    await actor.dblClick(screen.getByRole('button', { name: 'Guardar' }))
    expect(await dialogText('Aviso creado')).toBeTruthy()
    expect(server.changes()).toMatchObject([
      {
        method: 'POST',
        path: '/api/avisos/crear',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ texto: 'Cerrado el lunes' }),
      },
    ])
    expect(client.getQueryData(['/avisos/ver'])).toEqual([CERRADO, ABIERTO])
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/anterior'))
  })

  it('that is sent again after a failure is known as the same', async () => {
    const actor = userEvent.setup()
    serve(refusal(503, 'unavailable', 'Inténtalo más tarde.'))
    open(pages.create, '/crear')
    await fill(actor, 'Texto', 'Cerrado el lunes')
    await send(actor)
    expect(await dialogText(/No se pudo guardar el aviso\./)).toContain('Inténtalo más tarde.')
    await press(actor, 'Aceptar')
    expect(value('Texto')).toBe('Cerrado el lunes')
    serve(json(CERRADO, 201))
    await send(actor)
    await dialogText('Aviso creado')
    const keys = server.changes().map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  it('is not left, nor lost by a reload, while it is unsaved', async () => {
    const actor = userEvent.setup()
    open(pages.create, '/crear')
    await fill(actor, 'Texto', 'Cerrado')
    cleanup()
    const { router } = open(pages.create, '/crear')
    expect(value('Texto')).toBe('Cerrado')
    await press(actor, 'Cancelar')
    await press(actor, 'Seguir en el formulario')
    expect(router.state.location.pathname).toBe('/dashboard-editor/avisos-manager/crear')
    await press(actor, 'Cancelar')
    await press(actor, 'Salir sin guardar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/anterior'))
    expect(localStorage).toHaveLength(0)
  })
})

describe('a stored one', () => {
  it('fills its form and is changed', async () => {
    const actor = userEvent.setup()
    serve(json({ Id: 'a', Texto: 'Cerrado el viernes' }))
    const { client } = open(pages.edit, '/editar/a')
    await screen.findByLabelText('Texto')
    expect(value('Texto')).toBe('Cerrado el lunes')
    await fill(actor, 'Texto', 'Cerrado el viernes')
    await send(actor)
    await dialogText('Aviso cambiado')
    expect(server.changes()).toMatchObject([
      { method: 'PUT', path: '/api/avisos/editar/a', body: JSON.stringify({ texto: 'Cerrado el viernes' }) },
    ])
    await waitFor(() => expect(client.isFetching()).toBe(0))
  })

  it('is shown once more, asked about by its name, and deleted', async () => {
    const actor = userEvent.setup()
    serve(json({ mensaje: 'ok' }))
    open(pages.delete, '/eliminar/b')
    expect(await screen.findByText('Abierto el martes')).toBeTruthy()
    await press(actor, 'Eliminar')
    expect(await dialogText('¿Estás seguro?')).toContain('«Abierto el martes»')
    await press(actor, 'Sí, eliminar')
    await dialogText('Aviso eliminado')
    expect(server.changes()).toMatchObject([{ method: 'DELETE', path: '/api/avisos/eliminar/b' }])
  })
})
