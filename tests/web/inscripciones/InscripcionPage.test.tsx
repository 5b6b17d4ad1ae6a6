import InscripcionPage from '@naf/web/src/features/inscripciones/InscripcionPage.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  connectionLost,
  json,
  leavePage,
  renderPage,
  stubNetwork,
  TAXPAYER,
} from '../support/render-page.tsx'
import { filled } from './builders.ts'

const Consentimiento = '2025-07-09'

const created = () => json({ Id: 'i1', mensaje: 'Registrada', Numero: 'NAF-9WXY' }, 201)
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const submit = () => screen.getByRole('button', { name: 'Enviar inscripción' })
const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))

const rewrite = async (actor: UserEvent, name: string, text: string) => {
  await actor.clear(box(name))
  await actor.type(box(name), text)
}

const chooseStudies = async (actor: UserEvent) => {
  await actor.selectOptions(choice('Carrera'), filled.Carrera)
  await actor.selectOptions(choice('Semestre'), filled.NivelSemestre)
}

/** As a person writes: the numbers with spaces, the address with capitals, the ID without. */
const fillForm = async (actor: UserEvent) => {
  await actor.type(box('Primer nombre'), filled.PrimerNombre)
  await actor.type(box('Apellido paterno'), filled.ApellidoPaterno)
  await actor.type(box('Apellido materno'), filled.ApellidoMaterno)
  await actor.type(box('Celular'), '099 123 4567')
  await actor.type(box('Correo'), 'Ana@Espe.test')
  await actor.type(box('ID ESPE'), 'l0041 2345')
  await chooseStudies(actor)
}

const summary = async () => {
  const alert = await screen.findByRole('alert')
  const links = within(alert).queryAllByRole('link')
  return {
    title: within(alert).getByRole('heading').textContent,
    text: alert.textContent,
    links: links.map((link) => link.textContent),
  }
}

const errorAt = (field: HTMLElement) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent
}

/** The form's code comes after the page's. */
const open = async (options?: Parameters<typeof renderPage>[1]) => {
  const view = renderPage(InscripcionPage, options)
  await screen.findByRole('button', { name: 'Enviar inscripción', hidden: true }, { timeout: 10_000 })
  return view
}

afterEach(leavePage)

describe('what the form refuses', () => {
  it('is every required field left empty, each named, and the optional one not', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(created)
    await open()
    await actor.click(submit())
    const { title, text, links } = await summary()
    expect(title).toBe('Campos obligatorios')
    expect(text).toContain('Por favor, completa todos los campos requeridos.')
    expect(links).toEqual([
      'Primer nombre',
      'Apellido paterno',
      'Apellido materno',
      'Celular',
      'Correo',
      'ID ESPE',
      'Carrera',
      'Semestre',
    ])
    expect(errorAt(box('Primer nombre'))).toBe('Error: Completa este campo.')
    expect(box(/^Segundo nombre/).getAttribute('aria-invalid')).toBeNull()
    await actor.click(screen.getByRole('link', { name: 'ID ESPE' }))
    expect(document.activeElement).toBe(box('ID ESPE'))
    expect(sent).toEqual([])
  })

  it.each([
    ['Celular', '09912', 'Celular inválido', 'El número de celular debe tener 10 dígitos numéricos.'],
    ['Correo', 'ana@espe', 'Correo inválido', 'Por favor, ingresa un correo electrónico válido.'],
    ['ID ESPE', 'L0041234', 'ID ESPE inválido', 'El ID ESPE debe tener al menos 9 caracteres.'],
  ])('is a %s that cannot be, under its own title and at its field', async (name, text, title, message) => {
    const actor = userEvent.setup()
    const sent = stubNetwork(created)
    await open()
    await fillForm(actor)
    await rewrite(actor, name, text)
    await actor.click(submit())
    expect(await summary()).toMatchObject({ title, links: [message] })
    expect(errorAt(box(name))).toBe(`Error: ${message}`)
    expect(sent).toEqual([])
  })

  it('names what is missing before what is wrong, and then the first that is wrong', async () => {
    const actor = userEvent.setup()
    stubNetwork(created)
    await open()
    await fillForm(actor)
    await rewrite(actor, 'ID ESPE', 'L1')
    await rewrite(actor, 'Correo', 'ana')
    await actor.clear(box('Apellido materno'))
    await actor.click(submit())
    expect(await summary()).toMatchObject({ title: 'Campos obligatorios' })
    await actor.type(box('Apellido materno'), 'Oña')
    await waitFor(async () => expect((await summary()).title).toBe('Correo inválido'))
  })

  it('says with the field what would say nothing without it', async () => {
    const actor = userEvent.setup()
    await open()
    await fillForm(actor)
    await actor.click(box('Primer nombre'))
    await actor.paste('n'.repeat(61))
    await actor.click(submit())
    expect(await summary()).toMatchObject({
      title: 'Hay un problema',
      links: ['Primer nombre: Escribe como máximo 60 caracteres.'],
    })
  })
})

describe('an enrolment', () => {
  it('is sent once, clean and under a key, and leaves an empty form', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(created)
    await open()
    await fillForm(actor)
    await actor.dblClick(submit())
    await screen.findByText('Inscripción enviada')
    await press(actor, 'Aceptar')
    const receipt = within(await screen.findByRole('region', { name: 'Recibimos tu inscripción' }))
    expect(receipt.getByText('NAF-9WXY')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enviar inscripción' })).toBeNull()
    await press(actor, 'Enviar otra inscripción')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/inscripciones/crear',
        query: {},
        key: expect.any(String),
        body: { ...filled, Consentimiento },
      },
    ])
    expect(
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value)
        .join(''),
    ).toBe('')
    expect(choice('Carrera').value + choice('Semestre').value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('begins with what the portal knows of a person with an account', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(created)
    await open({ session: TAXPAYER })
    expect(box('Apellido materno').value).toBe('Oña')
    expect(box('Apellido materno').dataset.highlighted).toBe('true')
    await actor.type(box('ID ESPE'), filled.IdEspe)
    await chooseStudies(actor)
    await actor.click(submit())
    await waitFor(() => expect(sent[0]?.body).toEqual({ ...filled, Correo: 'ana@naf.test', Consentimiento }))
  })
})

describe('a lost answer', () => {
  it('is asked for again under the same key, from the dialog and from the form', async () => {
    const actor = userEvent.setup()
    const replies = [connectionLost, connectionLost, created]
    const sent = stubNetwork(() => replies[sent.length - 1]?.() ?? created())
    await open()
    await fillForm(actor)
    await actor.click(submit())
    expect((await screen.findByRole('dialog')).textContent).toContain('Error al registrar inscripción')
    await press(actor, 'Volver a enviar')
    await press(actor, 'Seguir en el formulario')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box('Celular').value).toBe('099 123 4567')
    await actor.click(submit())
    await screen.findByText('Inscripción enviada')
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('survives a reload with what was typed and its key', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(connectionLost)
    await open()
    await fillForm(actor)
    await actor.click(submit())
    await press(actor, 'Seguir en el formulario')
    cleanup()

    await open()
    expect(screen.getByText('Recuperamos lo que habías escrito.')).toBeTruthy()
    expect(box('ID ESPE').value).toBe('l0041 2345')
    // happy-dom reports a select as touched from the start, and react-hook-form then keeps what it shows.
    await chooseStudies(actor)
    await actor.click(submit())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
  })

  it('may be given up for an empty form', async () => {
    const actor = userEvent.setup()
    const first = await open()
    await actor.type(box('ID ESPE'), 'L1')
    first.unmount()
    await open()
    await press(actor, 'Empezar de nuevo')
    expect(box('ID ESPE').value).toBe('')
    expect(document.activeElement).toBe(box('Primer nombre'))
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('a refusal', () => {
  it('of an ID ESPE that is enrolled already stands at its field, and nothing typed is lost', async () => {
    const actor = userEvent.setup()
    const taken =
      'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez; si no la hiciste tú, usa otro correo.'
    const sent = stubNetwork(() =>
      sent.length === 1 ? json({ error: taken, code: 'id_espe_taken' }, 409) : created(),
    )
    await open()
    await fillForm(actor)
    await actor.click(submit())
    const said = (await screen.findByText('Error')).closest('[role=dialog]')?.textContent
    expect(said).toContain('Error al registrar inscripción')
    expect(said).toContain(taken)
    await press(actor, 'Aceptar')
    expect(await summary()).toMatchObject({ title: 'Hay un problema', links: [taken] })
    expect(errorAt(box('ID ESPE'))).toBe(`Error: ${taken}`)
    expect(box('Primer nombre').value).toBe('Ana')
    expect(choice('Carrera').value).toBe(filled.Carrera)

    await rewrite(actor, 'ID ESPE', 'L00499999')
    await actor.click(submit())
    await screen.findByText('Inscripción enviada')
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('of what the server alone finds wrong stands in the summary', async () => {
    const actor = userEvent.setup()
    stubNetwork(() => json({ error: 'Revisa este dato.', code: 'invalid_input' }, 400))
    await open()
    await fillForm(actor)
    await actor.click(submit())
    await press(actor, 'Aceptar')
    const { title, text } = await summary()
    expect(title).toBe('Hay un problema')
    expect(text).toContain('Revisa este dato.')
  })
})
