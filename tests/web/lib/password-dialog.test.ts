import { confirmDeleteByPassword } from '@naf/web/src/lib/password-dialog.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { leavePage } from '../support/render-page.tsx'

const open = async () => {
  const answer = confirmDeleteByPassword({ text: 'Se elimina.', label: 'Contraseña actual' })
  return { answer, field: await screen.findByLabelText('Contraseña actual') }
}
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

afterEach(leavePage)

describe('the question that asks for the password', () => {
  it('gives it as it was typed, blanks at its ends included', async () => {
    const { answer, field } = await open()
    await userEvent.setup().type(field, ' secreta-1 ')
    await press('Sí, eliminar')
    expect(await answer).toBe(' secreta-1 ')
  })

  it('gives none where the person turned back', async () => {
    const { answer, field } = await open()
    await userEvent.setup().type(field, 'secreta-1')
    await press('Cancelar')
    expect(await answer).toBeNull()
  })
})
