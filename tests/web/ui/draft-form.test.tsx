import { api } from '@naf/contract'
import { createDraftStore } from '@naf/web/src/lib/form-draft.ts'
import { FileField } from '@naf/web/src/ui/attachments/FileField.tsx'
import { RestoredNotice } from '@naf/web/src/ui/RestoredNotice.tsx'
import { type Draft, useDraftForm } from '@naf/web/src/ui/useDraftForm.ts'
import type { Leftover } from '@naf/web/src/ui/useLeaving.ts'
import { usePrefill } from '@naf/web/src/ui/usePrefill.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { FormProvider } from 'react-hook-form'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { pdf } from '../support/files.ts'
import { leavePage, renderPage } from '../support/render-page.tsx'
import { refuseStorage } from '../support/storage.ts'

afterEach(leavePage)

const EMPTY = { nombre: '', telefono: '', password: '', archivo: null as File | null }
const schema = z.object({
  nombre: z.string(),
  telefono: z.string(),
  password: z.string(),
  archivo: z.any(),
}) as z.ZodType as z.ZodType<typeof EMPTY, typeof EMPTY>

interface Setup {
  leftover?: Leftover
  known?: { Id: string; telefono: string } | null
  /** The record says something else than when it was typed over. */
  version?: string
}

let draft: Draft<typeof EMPTY>

/** A form as the portal's are, on a page with a way out. */
const open = ({ leftover = 'kept', known = null, version = '' }: Setup = {}) => {
  const drafts = createDraftStore('prueba', EMPTY, version)
  function Page() {
    const { form, startOver, ...made } = useDraftForm(schema, drafts, 'uid-1', leftover)
    draft = made.draft
    usePrefill(form, draft, known, (values, { telefono }) =>
      values.telefono === '' ? [['telefono', telefono]] : [],
    )
    return (
      <FormProvider {...form}>
        {draft.restored && <RestoredNotice {...draft.restored} startOver={startOver} />}
        {(['nombre', 'telefono', 'password'] as const).map((name) => (
          <input key={name} aria-label={name} {...form.register(name)} />
        ))}
        <FileField name="archivo" rule={api.libros.create.file} label="Archivo" />
        <a href="/otra">Otra página</a>
      </FormProvider>
    )
  }
  return renderPage(Page)
}

const reload = (view: ReturnType<typeof open>, setup?: Setup) => {
  view.unmount()
  return open(setup)
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const noticed = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const stored = () => Object.keys(localStorage)
const startOver = (actor: UserEvent) => actor.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
/** Presses a link that leaves the form. @returns the text of the question, or null if the link was followed */
const questionAtLink = async (actor: UserEvent) => {
  let followed = false
  const follow = (event: MouseEvent) => {
    followed = true
    // happy-dom would load the address.
    event.preventDefault()
  }
  document.addEventListener('click', follow)
  await actor.click(screen.getByRole('link', { name: 'Otra página' }))
  document.removeEventListener('click', follow)
  return followed ? null : (await screen.findByRole('dialog')).textContent
}
const ONLY_HERE = 'Está únicamente en este navegador y se borra cuando guardas o sales del formulario.'
const FILE_MISSING = 'El archivo no se guarda: elígelo otra vez.'
const PASSWORD_MISSING = 'La contraseña no se guarda: escríbela otra vez.'

describe('what cannot be stored', () => {
  it('is asked for again where nothing else was filled in, until it was', async () => {
    const actor = userEvent.setup()
    const first = open({ leftover: 'lost' })
    await actor.upload(box('Archivo'), pdf())
    const second = reload(first, { leftover: 'lost' })
    expect(noticed()).toContain(`Este formulario quedó sin terminar.${FILE_MISSING}`)
    expect(noticed()).not.toContain('Recuperamos')

    await actor.type(box('nombre'), 'Ana')
    const third = reload(second, { leftover: 'lost' })
    expect(noticed()).toContain(`Recuperamos lo que habías escrito.${ONLY_HERE} ${FILE_MISSING}`)

    await actor.upload(box('Archivo'), pdf())
    expect(noticed()).not.toContain(FILE_MISSING)
    reload(third)
    expect(noticed()).toContain(FILE_MISSING)
  })

  it('is no longer asked for where the program was done with it', async () => {
    const actor = userEvent.setup()
    const first = open()
    await actor.type(box('nombre'), 'Ana')
    await actor.type(box('password'), 'secreta')
    const second = reload(first)
    expect(noticed()).toContain(PASSWORD_MISSING)
    await actor.type(box('password'), 'secreta')
    await actor.clear(box('password'))
    draft.store()
    reload(second)
    expect(noticed()).not.toContain(PASSWORD_MISSING)
  })
})

describe('the notice', () => {
  it("says of staff's draft what becomes of it, and of a public one that it stays until tomorrow", async () => {
    const first = open()
    await userEvent.setup().type(box('nombre'), 'Ana')
    const second = reload(first, { leftover: 'lost' })
    expect(noticed()).toContain(ONLY_HERE)
    expect(noticed()).not.toContain('mañana')
    reload(second)
    expect(noticed()).toContain('se conserva hasta mañana.')
  })

  it('says once that what was typed over a record does not fit it any more', async () => {
    const first = open({ version: 'a' })
    await userEvent.setup().type(box('nombre'), 'Ana')
    const second = reload(first, { version: 'b' })
    expect(noticed()).toContain('lo que habías escrito no se recuperó')
    expect(box('nombre').value).toBe('')
    expect(stored()).toEqual([])
    expect(await questionAtLink(userEvent.setup())).toBeNull()
    reload(second, { version: 'b' })
    expect(noticed()).not.toContain('no se recuperó')
  })
})

describe("'Empezar de nuevo'", () => {
  it('asks where it takes what was typed since, and at once gives up what was restored', async () => {
    const actor = userEvent.setup()
    const first = open()
    await actor.type(box('nombre'), 'Ana')
    const second = reload(first)
    await actor.type(box('nombre'), ' Lucía')
    await startOver(actor)
    expect((await screen.findByRole('dialog')).textContent).toContain('también lo que escribiste ahora')
    await actor.click(screen.getByRole('button', { name: 'Seguir en el formulario' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box('nombre').value).toBe('Ana Lucía')

    await startOver(actor)
    await actor.click(await screen.findByRole('button', { name: 'Borrar y empezar de nuevo' }))
    await waitFor(() => expect(box('nombre').value).toBe(''))
    expect(document.activeElement).toBe(box('nombre'))
    expect(stored()).toEqual([])

    await actor.type(box('nombre'), 'Eva')
    reload(second)
    await startOver(actor)
    await waitFor(() => expect(box('nombre').value).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('what the portal filled in', () => {
  const known = (telefono: string) => ({ Id: 'uid-1', telefono })

  it('is nothing that anybody typed: neither stored nor asked about', async () => {
    const actor = userEvent.setup()
    open({ known: known('0991111111') })
    expect(box('telefono').value).toBe('0991111111')
    await actor.type(box('nombre'), 'A')
    expect(stored()).toHaveLength(1)
    await actor.clear(box('nombre'))
    expect(stored()).toEqual([])
    expect(await questionAtLink(actor)).toBeNull()
  })

  it('is filled in as it is now beside what was typed', async () => {
    const first = open({ known: known('0991111111') })
    await userEvent.setup().type(box('nombre'), 'Ana')
    reload(first, { known: known('0992222222') })
    expect(box('nombre').value).toBe('Ana')
    expect(box('telefono').value).toBe('0992222222')
  })

  it('is there again where the draft is given up', async () => {
    const actor = userEvent.setup()
    const first = open({ known: known('0991111111') })
    await actor.type(box('telefono'), '9')
    reload(first, { known: known('0991111111') })
    expect(box('telefono').value).toBe('09911111119')
    await startOver(actor)
    await waitFor(() => expect(box('telefono').value).toBe('0991111111'))
    expect(await questionAtLink(actor)).toBeNull()
  })
})

it('a key that was given up is not taken up again after a reload', async () => {
  const first = open()
  await userEvent.setup().type(box('nombre'), 'Ana')
  const key = draft.keyFor('a')
  const second = reload(first)
  expect(draft.keyFor('a')).toBe(key)
  draft.forgetKey()
  reload(second)
  expect(draft.keyFor('a')).not.toBe(key)
})

it('where the browser stores nothing, leaving loses what was typed, and says so', async () => {
  const actor = userEvent.setup()
  open()
  await actor.type(box('nombre'), 'Ana')
  expect(await questionAtLink(actor)).toContain('queda guardado')
  await actor.click(screen.getByRole('button', { name: 'Seguir en el formulario' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  refuseStorage()
  await actor.type(box('nombre'), ' Lucía')
  expect(await questionAtLink(actor)).toContain('se pierde lo que escribiste')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})
