import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { publicListAt } from '../../../web/build/public-lists.ts'
import { attributes } from '../../../web/build/start.ts'

const CODE = {
  entry: '/assets/index.js',
  first: ['assets/react.js'],
  page: ['assets/libros.js'],
  later: ['assets/lista.js', 'assets/filas.js'],
}

describe("a public page's list", () => {
  it('stands in its document, beside its code', () => {
    const told = attributes(CODE, publicListAt(api.libros.list))
    expect(told).toContain('data-list="/api/libros/ver"')
    expect(told).toContain('data-later="assets/lista.js assets/filas.js"')
    expect(attributes(CODE)).toContain('data-list=""')
  })

  it('stops the build where visitors may not read it', () => {
    for (const list of [api.boletines.list, api.asesorias.list])
      expect(() => publicListAt(list)).toThrow('is no list that visitors may read')
  })
})
