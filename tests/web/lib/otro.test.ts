import { TIPOS_CONTRIBUYENTE } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { joinOtro, splitOtro } from '../../../web/src/lib/otro.ts'
import { otroText, requireOtro } from '../../../web/src/lib/otro-schema.ts'

describe('a choice with a text of one’s own', () => {
  it('sends the text in place of Otro', () => {
    expect(joinOtro('Otro', '  Artesana ')).toBe('Artesana')
    expect(joinOtro('Sociedad', 'olvidado')).toBe('Sociedad')
  })

  it.each([
    ['Sociedad', { chosen: 'Sociedad', text: '' }],
    ['Artesana', { chosen: 'Otro', text: 'Artesana' }],
    ['Otro', { chosen: 'Otro', text: '' }],
    ['', { chosen: '', text: '' }],
  ])('finds %j again in the list or beside it', (stored, expected) => {
    expect(splitOtro(stored, TIPOS_CONTRIBUYENTE)).toEqual(expected)
  })

  it('asks for the text even where other fields are wrong', () => {
    const schema = requireOtro(
      z.object({ nombre: z.string().min(1), tipo: z.enum(['A', 'Otro']), otro: z.string() }),
      'tipo',
      'otro',
    )
    const paths = (value: unknown) =>
      schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []
    expect(paths({ nombre: '', tipo: 'Otro', otro: ' ' })).toEqual(['nombre', 'otro'])
    expect(paths({ nombre: 'x', tipo: 'Otro', otro: 'algo' })).toEqual([])
    expect(paths({ nombre: 'x', tipo: 'A', otro: '' })).toEqual([])
    expect(paths({ nombre: 'x', tipo: '', otro: '' })).toEqual(['tipo'])
  })

  it('says how long the text may be', () => {
    expect(otroText.parse(` ${'x'.repeat(100)} `)).toHaveLength(100)
    expect(otroText.safeParse('x'.repeat(101)).error?.issues[0]?.message).toBe(
      'Escribe como máximo 100 caracteres.',
    )
  })
})
