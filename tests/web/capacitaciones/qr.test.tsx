import { attendanceAddress } from '@naf/web/src/features/capacitaciones/attendance-address.ts'
import { participanteId } from '@naf/web/src/features/capacitaciones/participante-id.ts'
import { pathForRol } from '@naf/web/src/lib/paths.ts'
import QrCode from '@naf/web/src/ui/QrCode.tsx'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { idFrom } from '../../../functions/src/platform/digest.ts'
import { leavePage } from '../support/render-page.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await leavePage()
})

it.each(['ana@example.com', 'ñandú+iva@example.com', 'x@y.ec'])(
  'the browser makes the same id of a sign-up by %s as the server',
  async (correo) => {
    expect(await participanteId('aTraining123', correo)).toBe(idFrom(`aTraining123\n${correo}`))
  },
)

it('leads staff of each role to the list in the own dashboard', () => {
  const address = attendanceAddress('a', 'p')
  const path = address.slice(window.location.origin.length)
  expect(path).toBe('/dashboard-editor/capacitaciones-manager/asistencia/a?inscripcion=p')
  expect(pathForRol(path, 1)).toBe('/dashboard-admin/capacitaciones-manager/asistencia/a?inscripcion=p')
})

it('is a picture in black on white with a quiet edge, which says what it is for', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:qr')
  render(<QrCode content={attendanceAddress('a'.repeat(20), 'p'.repeat(28))} alt="Tu código" />)
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Tu código' })
  await waitFor(() => expect(picture.getAttribute('src')).toBe('blob:qr'))
  const [blob] = made.mock.calls[0] ?? []
  const svg = blob instanceof Blob ? await blob.text() : ''
  expect(svg).toContain('<rect fill="white"')
  expect(svg).toContain('<path fill="black" d="M40,40')
})
