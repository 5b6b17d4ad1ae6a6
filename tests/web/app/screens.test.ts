import { ROL } from '@naf/contract'
import { expect, it } from 'vitest'
import { screensFor } from '../../../web/src/app/screens.tsx'

const paths = (rol: 1 | 2 | 3) => screensFor(rol).map(({ path }) => path)

it('gives every role its own screens and staff the requests', () => {
  expect(paths(ROL.USUARIO)).toEqual(expect.arrayContaining(['inicio', 'servicios', 'perfil']))
  expect(paths(ROL.USUARIO)).not.toContain('ver-asesorias')
  expect(paths(ROL.EDITOR)).toContain('ver-asesorias')
  expect(paths(ROL.ADMIN)).toContain('ver-asesorias')
})
