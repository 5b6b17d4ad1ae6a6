import form from '@naf/web/src/features/boletines/form.tsx'
import manager from '@naf/web/src/features/boletines/manager.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { boletin } from '../support/content-builders.ts'
import { falsePdf, pdf, pdfOf, vanishedPdf } from '../support/files.ts'
import { json, localApi, type Reply, refusal, silent } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { dialogText, fileField, fill, openScreen, press, value } from '../support/open-screen.tsx'
import { leavePage } from '../support/render-page.tsx'

const { create: CrearBoletinPage } = pagesOf('boletines-manager', manager, form)
const server = localApi()
/** The bulletin is taken, and so many readers could be told of it. */
const created =
  (Lectores: number): Reply =>
  (arrived, response) => {
    const isNotice = arrived.path.startsWith('/api/suscripciones/avisos/')
    const reply = isNotice ? json({ Lectores, Aviso: null }) : json(boletin('a'), 201)
    reply(arrived, response)
  }
afterEach(leavePage)

const open = (hasPrevious = true) =>
  openScreen({ page: CrearBoletinPage, path: 'boletines-manager/crear', hasPrevious })

const fillTexts = async (actor: UserEvent) => {
  await fill(actor, 'Título', 'El IVA de julio')
  await fill(actor, 'Descripción', 'Qué cambia')
}

const send = (actor: UserEvent) => press(actor, 'Publicar boletín')

const expectAllKept = () => {
  expect([value('Título'), value('Descripción')]).toEqual(['El IVA de julio', 'Qué cambia'])
  expect(screen.getByText('boletin.pdf')).toBeTruthy()
}

describe('before anything is sent', () => {
  it.each([
    ['is missing', null, 'Debes seleccionar un archivo PDF'],
    ['is none by its bytes', falsePdf(), 'El archivo debe ser un PDF que se pueda abrir.'],
    ['is too large', pdfOf(10_485_760), 'El archivo debe ser menor a 10 MB.'],
    ['cannot be read', vanishedPdf(), /^No pudimos leer el archivo/],
  ])('says that the PDF %s', async (_name, file, message) => {
    const actor = userEvent.setup()
    open()
    await fillTexts(actor)
    if (file) await actor.upload(fileField(), file)
    await send(actor)
    const summary = await screen.findByRole('alert')
    await actor.click(await screen.findByRole('link', { name: message }))
    expect(summary.querySelectorAll('a')).toHaveLength(1)
    expect(document.activeElement).toBe(fileField())
    expect(server.arrived).toEqual([])
  })

  it('says what is wrong with a file as soon as it is chosen, and no longer once it is taken away', async () => {
    const actor = userEvent.setup()
    open()
    await actor.upload(fileField(), falsePdf())
    expect(await screen.findByText('El archivo debe ser un PDF que se pueda abrir.')).toBeTruthy()
    expect(fileField().getAttribute('aria-invalid')).toBe('true')
    await press(actor, 'Quitar')
    await actor.upload(fileField(), pdf())
    await waitFor(() => expect(fileField().getAttribute('aria-invalid')).toBeNull())
  })

  it('asks for each text', async () => {
    const actor = userEvent.setup()
    open()
    await actor.clear(screen.getByLabelText('Fecha de publicación'))
    await send(actor)
    const links = [...(await screen.findByRole('alert')).querySelectorAll('a')]
    expect(links.map((link) => link.textContent)).toEqual([
      'Escribe un título.',
      'Escribe una descripción.',
      'Escribe una fecha que exista, con día, mes y año.',
      'Debes seleccionar un archivo PDF',
    ])
  })
})

describe('the state', () => {
  const sent = () => server.changes()[0]?.body ?? ''
  const part = (name: string, value: string) => new RegExp(`name="${name}"\\r\\n\\r\\n${value}\\r\\n`)
  const choose = (actor: UserEvent, state: string) => actor.click(screen.getByRole('radio', { name: state }))

  it('is published unless somebody says otherwise', async () => {
    const actor = userEvent.setup()
    server.reply = created(0)
    open()
    expect(screen.queryByLabelText('Se publica el')).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Archivado' })).toBeNull()
    await fillTexts(actor)
    await actor.upload(fileField(), pdf())
    await send(actor)
    await dialogText('Boletín creado')
    expect(sent()).toMatch(part('estado', 'publicado'))
  })

  it('that is scheduled asks for its day and hour', async () => {
    const actor = userEvent.setup()
    server.reply = created(0)
    open()
    await fillTexts(actor)
    await actor.upload(fileField(), pdf())
    await choose(actor, 'Programado')
    await send(actor)
    await actor.click(
      await screen.findByRole('link', { name: 'Escribe el día y la hora en que se publica.' }),
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Se publica el'))
    expect(server.changes()).toEqual([])
    await fill(actor, 'Se publica el', '2026-07-10T08:00')
    await send(actor)
    await dialogText('Boletín creado')
    expect(sent()).toMatch(part('estado', 'programado'))
    expect(sent()).toMatch(part('fechaProgramada', '2026-07-10T08:00'))
  })
})

describe('sending', () => {
  it('happens once, is said, and returns to the previous page', async () => {
    const actor = userEvent.setup()
    server.reply = created(0)
    const { router } = open()
    await fillTexts(actor)
    await actor.upload(fileField(), pdf())
    await actor.dblClick(screen.getByRole('button', { name: 'Publicar boletín' }))
    expect(await dialogText('Boletín creado')).toBeTruthy()
    const [{ path, body } = expect.fail('nothing arrived'), ...more] = server.changes()
    expect(path).toBe('/api/boletines/crear')
    expect(body).toContain('El IVA de julio')
    expect(body).toContain('filename="boletin.pdf"')
    expect(more).toEqual([])
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/anterior'))
  })

  it('returns to the list where there is no previous page', async () => {
    const actor = userEvent.setup()
    server.reply = created(0)
    const { router } = open(false)
    await fillTexts(actor)
    await actor.upload(fileField(), pdf())
    await send(actor)
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-editor/boletines-manager'))
  })

  it('offers to tell the readers where there are any, and tells nobody unless that is pressed', async () => {
    const actor = userEvent.setup()
    server.reply = created(312)
    open()
    await fillTexts(actor)
    await actor.upload(fileField(), pdf())
    await send(actor)
    expect(await dialogText('Boletín creado')).toContain('Avisar a 312 lectores')
    await press(actor, 'Ahora no')
    expect(server.changes().map(({ path }) => path)).toEqual(['/api/boletines/crear'])
  })

  it('shows how far it is, can be stopped, and then keeps everything', async () => {
    const actor = userEvent.setup()
    const { reply, abandoned } = silent()
    server.reply = reply
    open()
    await fillTexts(actor)
    await actor.upload(fileField(), pdf())
    await send(actor)
    const dialog = await screen.findByRole('dialog', { name: 'Creando boletín...' })
    expect(dialog.querySelector('progress')?.getAttribute('aria-label')).toBe('Enviado: 0 %')
    await waitFor(() => expect(server.changes()).toHaveLength(1))
    await actor.click(
      [...dialog.querySelectorAll('button')].find((b) => b.textContent === 'Cancelar') ?? dialog,
    )
    await abandoned
    expect(await screen.findByText('Cancelaste el envío: no se guardó nada.')).toBeTruthy()
    expectAllKept()
  })
})

describe('a failure', () => {
  it('is said with its reason, keeps everything, and another try may succeed', async () => {
    const actor = userEvent.setup()
    server.reply = refusal(503, 'unavailable', 'Inténtalo más tarde.')
    open()
    await fillTexts(actor)
    await actor.upload(fileField(), pdf())
    await send(actor)
    const text = await dialogText(/No se pudo crear el boletín\. Intenta nuevamente\./)
    expect(text).toContain('❌ Error')
    expect(text).toContain('Inténtalo más tarde.')
    await press(actor, 'Aceptar')
    expectAllKept()
    server.reply = created(0)
    await send(actor)
    expect(await dialogText('Boletín creado')).toBeTruthy()
    expect(server.changes()[1]?.body).toContain('filename="boletin.pdf"')
  })

  it('that is about the file is said at its field', async () => {
    const actor = userEvent.setup()
    server.reply = refusal(415, 'unsupported_file', 'El PDF está cifrado.')
    open()
    await fillTexts(actor)
    await actor.upload(fileField(), pdf())
    await send(actor)
    await press(actor, 'Aceptar')
    await waitFor(() => expect(fileField().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('link', { name: 'El PDF está cifrado.' })).toBeTruthy()
  })
})

describe('Cancelar', () => {
  it('asks first, and then sends nothing, keeps no draft and returns', async () => {
    const actor = userEvent.setup()
    const { router } = open()
    await fillTexts(actor)
    await press(actor, 'Cancelar')
    await press(actor, 'Seguir en el formulario')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/dashboard-editor/boletines-manager/crear')
    expect(localStorage).toHaveLength(1)

    await press(actor, 'Cancelar')
    await press(actor, 'Salir sin guardar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/anterior'))
    expect(server.arrived).toEqual([])
    expect(localStorage).toHaveLength(0)
  })
})
