import ServiciosPage from '@naf/web/src/features/asesorias/ServiciosPage.tsx'
import RegisterPage from '@naf/web/src/features/auth/RegisterPage.tsx'
import InscripcionPage from '@naf/web/src/features/inscripciones/InscripcionPage.tsx'
import { SessionActionsContext } from '@naf/web/src/session/session.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'

/** Whoever mistypes the own address would wait for a mail that never comes. */

/** No account is made here. */
const nothing = () => {}
const ACTIONS = {
  prepare: nothing,
  enter: async () => {},
  logout: async () => {},
  end: async () => {},
  retry: nothing,
}

const Registration = () => (
  <SessionActionsContext value={ACTIONS}>
    <RegisterPage />
  </SessionActionsContext>
)

const FORMS: [string, ComponentType, string][] = [
  ['the request', ServiciosPage, 'Correo'],
  ['the enrolment', InscripcionPage, 'Correo'],
  ['the registration', Registration, 'Correo electrónico'],
]

/** The forms' code comes after their pages'. */
const LATE = { timeout: 10_000 }

beforeEach(() => {
  localStorage.setItem('naf_consent', 'true')
  sessionStorage.setItem('naf_visita:invitacion', 'true')
  stubNetwork(() => json({ Plazo: null, Atendidas: null }))
})
afterEach(leavePage)

describe.each(FORMS)('in %s', (_, Page, label) => {
  const leaveWith = async (text: string) => {
    const actor = userEvent.setup()
    renderPage(Page)
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: label, hidden: true }, LATE)
    await actor.type(field, text)
    await actor.tab()
    return { actor, field }
  }

  it('an address that looks like a slip is asked about when it is left, and put right by one press', async () => {
    const { actor, field } = await leaveWith('maria@gmial.com')
    expect(await screen.findByText('¿Quisiste decir gmail.com?')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Corregir', hidden: true }))
    expect(field.value).toBe('maria@gmail.com')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByText(/^¿Quisiste decir/)).toBeNull()
  })

  it('one that may be right is not', async () => {
    await leaveWith('maria@espe.edu.ec')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText(/^¿Quisiste decir/)).toBeNull()
  })
})
