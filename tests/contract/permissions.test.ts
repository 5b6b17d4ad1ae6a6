import { api, can, ERROR_STATUS, isErrorBody, PERMISSIONS, type Permission, type Rol } from '@naf/contract'
import { describe, expect, it } from 'vitest'

const holders: Record<string, (Rol | null)[]> = {
  everyone: [null, 3, 2, 1],
  registered: [3, 2, 1],
  staff: [2, 1],
  admins: [1],
}

const expected: Record<Permission, keyof typeof holders> = {
  'salud:read': 'everyone',
  'users:login': 'everyone',
  'users:register': 'everyone',
  'asesorias:create': 'everyone',
  'seguimiento:use': 'everyone',
  'suscripciones:use': 'everyone',
  'inscripciones:create': 'everyone',
  'libros:read': 'everyone',
  'galeria:read': 'everyone',
  'calendario:read': 'everyone',
  'capacitaciones:read': 'everyone',
  'capacitaciones:join': 'everyone',
  'certificados:verify': 'everyone',
  'boletines:summary': 'everyone',
  'boletines:read': 'registered',
  'perfil:manage': 'registered',
  'asesorias:own': 'registered',
  'asesorias:manage': 'staff',
  'inscripciones:manage': 'staff',
  'asesorias:export': 'staff',
  'inscripciones:export': 'staff',
  'informe:export': 'staff',
  'boletines:manage': 'staff',
  'suscripciones:notify': 'staff',
  'libros:manage': 'staff',
  'galeria:manage': 'staff',
  'calendario:manage': 'staff',
  'capacitaciones:manage': 'staff',
  'capacitaciones:export': 'staff',
  'users:read': 'staff',
  'plantillas:read': 'staff',
  'plantillas:manage': 'admins',
  'papelera:manage': 'admins',
  'registros:manage': 'admins',
  'informe:read': 'staff',
  'informe:manage': 'staff',
  'users:manage': 'admins',
  'users:export': 'admins',
}

describe('the permission matrix', () => {
  it.each(Object.keys(PERMISSIONS) as Permission[])(
    '%s belongs to exactly who should have it',
    (permission) => {
      const allowed = ([null, 3, 2, 1] as const).filter((rol) => can(rol, permission))
      expect(allowed).toEqual(holders[expected[permission]])
    },
  )

  it('gives no two endpoints the same method and path', () => {
    const calls = Object.values(api).flatMap((table) =>
      Object.values(table).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`),
    )
    expect(new Set(calls).size).toBe(calls.length)
  })
})

describe('the error body', () => {
  it('is told from any other JSON', () => {
    for (const code of Object.keys(ERROR_STATUS)) expect(isErrorBody({ error: 'Texto', code })).toBe(true)
    for (const other of [
      null,
      'x',
      {},
      { error: 'x' },
      { error: 1, code: 'internal' },
      { error: 'x', code: 'y' },
    ])
      expect(isErrorBody(other)).toBe(false)
  })
})
