import { api as endpoints } from '@naf/contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { box, errorAt, type Mounted, mount, press, rewrite } from '../support/mount.tsx'
import { json, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { verificar } = endpoints

describe('the page that verifies a certificate', () => {
  const CODES = ['NAF-7Q4K-3HXW-9CDE', 'NAF-4K7Q-3HXW-9CDE'] as const
  const VALID = 'El certificado es válido'
  const WRONG = 'Error: Escribe el código completo: NAF y 12 letras o números.'
  const typed = () => box('Código del certificado')
  const verify = async (page: Mounted, text: string) => {
    await rewrite(page, 'Código del certificado', text)
    await press(page, 'Verificar')
  }
  beforeEach(() =>
    api.on(verificar.read, (call, response) => {
      const Codigo = call.path.split('/').at(-1)
      json({ Codigo, Nombre: 'Ana Ruiz', Capacitacion: 'RIMPE', Fecha: '2026-05-10' })(call, response)
    }),
  )

  it('names the signs of a wrong code that no code has', async () => {
    const page = mount('/verificar')
    for (const [wrong, error] of [
      ['NAF-7Q4K-3HXW-9CD0', 'Error: Un código no lleva «0». Compáralo con el del certificado.'],
      ['naf 7q4k bhxw 9cdo', 'Error: Un código no lleva «B» ni «O». Compáralo con el del certificado.'],
      ['5', 'Error: Un código no lleva «5». Compáralo con el del certificado.'],
    ] as const) {
      await verify(page, wrong)
      await waitFor(() => expect(errorAt(typed())).toBe(error))
      expect.soft(document.activeElement).toBe(typed())
    }
    expect(api.callsOf(verificar.read)).toEqual([])
  })

  it('asks the server again at each press, and shows no certificate that ended meanwhile', async () => {
    const page = mount(`/verificar?codigo=${CODES[0]}`)
    await screen.findByText(VALID)
    api.on(verificar.read, refuse(404, 'not_found'))
    await press(page, 'Verificar')
    expect(await screen.findByText('No hay ningún certificado con ese código')).toBeTruthy()
    expect(screen.queryByText(VALID)).toBeNull()
    api.on(verificar.read, refuse(503, 'unavailable'))
    await press(page, 'Verificar')
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(screen.queryByText(VALID)).toBeNull()
  })

  it('shows of a wrong code neither the former certificate nor another text', async () => {
    const page = mount(`/verificar?codigo=${CODES[0]}`)
    for (const wrong of ['NAF-7Q4K-3HXW', '']) {
      expect(await screen.findByText(VALID)).toBeTruthy()
      await verify(page, wrong)
      expect.soft(errorAt(typed()), wrong).toBe(WRONG)
      expect.soft(typed().value).toBe(wrong)
      expect.soft(screen.queryByText(VALID), wrong).toBeNull()
      await verify(page, 'naf 7q4k 3hxw 9cde')
    }
    await verify(page, CODES[1])
    await screen.findByText(CODES[1])
    expect(errorAt(typed())).toBeUndefined()
  })

  it('tells of a link without a whole code what is wrong, until a right one is sent', async () => {
    const page = mount('/verificar?codigo=NAF-7Q4K-3HX')
    await waitFor(() => expect(typed().value).toBe('NAF-7Q4K-3HX'))
    expect(errorAt(typed())).toBe(WRONG)
    expect(api.callsOf(verificar.read)).toEqual([])
    await verify(page, CODES[0])
    await screen.findByText(VALID)
    expect(errorAt(typed())).toBeUndefined()
    page.unmount()
    mount('/verificar')
    await screen.findByRole('button', { name: 'Verificar' })
    expect(errorAt(typed())).toBeUndefined()
  })
})
