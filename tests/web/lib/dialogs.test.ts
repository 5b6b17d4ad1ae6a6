import { alertError, alertSuccess, choose } from '@naf/web/src/lib/dialogs.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { leavePage } from '../support/render-page.tsx'

const OFFER = { title: '¿Te registras?', confirm: 'Sí', cancel: 'No' }
const shown = (name: string) => screen.findByRole('dialog', { name })

afterEach(leavePage)

describe('the sign that a title begins with', () => {
  it('is drawn, stays in the text, and is not read out', async () => {
    void alertSuccess('✅ Enviado', 'Tu solicitud fue registrada.')
    const title = (await shown('Enviado')).querySelector('.swal2-title')
    expect(title?.textContent).toBe('✅ Enviado')
    const sign = title?.querySelector('.sign-done')
    expect(sign?.textContent).toBe('✅')
    expect(sign?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is another one where something failed', async () => {
    void alertError('No se pudo.')
    expect((await shown('Error')).querySelector('.sign-failed')?.textContent).toBe('❌')
  })
})

describe('a question that is no longer wanted', () => {
  it('is not asked', async () => {
    const left = new AbortController()
    const answer = choose(OFFER, { signal: left.signal })
    left.abort()
    expect(await answer).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes, and counts as turned down', async () => {
    const left = new AbortController()
    const answer = choose(OFFER, { signal: left.signal })
    await shown(OFFER.title)
    left.abort()
    expect(await answer).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes no other dialog with it once it was answered', async () => {
    const left = new AbortController()
    const answer = choose(OFFER, { signal: left.signal })
    await shown(OFFER.title)
    await userEvent.setup().click(await screen.findByRole('button', { name: 'No' }))
    expect(await answer).toBe(false)
    void alertSuccess('Enviado')
    await shown('Enviado')
    left.abort()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await shown('Enviado')).toBeTruthy()
  })
})
