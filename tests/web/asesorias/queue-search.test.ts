import { fold, isNumeroOf, searchedText, searchedWords } from '@naf/contract'
import { excerptOf, hiddenMatch, piecesOf } from '@naf/web/src/features/asesorias/queue/matching.ts'
import { describe, expect, it } from 'vitest'
import { asesoria } from './builders.ts'

const MARIA = asesoria('m', {
  Nombre: 'María José Íñigo',
  CedulaRUC: '1710034065',
  Telefono: '0991234567',
  Correo: 'mj@correo.ec',
  Numero: 'NAF-7Q4K',
  DetalleSolicitud: 'Emití una factura con el RUC equivocado.',
})

const finds = (query: string) => {
  const text = fold(searchedText(MARIA))
  return searchedWords(query).every((word) => text.includes(word)) || isNumeroOf(query, MARIA)
}

describe('the search', () => {
  it.each([
    'inigo maria',
    'MARIA',
    '171003406-5',
    '099 123 4567',
    'mj@correo.ec',
    'NAF-7Q4K',
    'naf 7q4k',
    '7q4k',
    'equivocado factura',
  ])('finds her by %s', (query) => {
    expect(finds(query)).toBe(true)
  })

  it('wants every word', () => {
    expect(finds('maria loja')).toBe(false)
  })
})

describe('where it matched', () => {
  const marked = (text: string, ...words: string[]) =>
    piecesOf(text, words)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('')

  it.each([
    ['María José', ['maria'], '[María] José'],
    ['Ana ana', ['ana'], '[Ana] [ana]'],
    ['Facturación', ['factu', 'actura'], '[Factura]ción'],
    ['José\u0301', ['jose'], '[José\u0301]'.normalize('NFC') && '[José]\u0301'],
    ['Nada', [], 'Nada'],
  ])('%s is marked', (text, words, shown) => {
    expect(marked(text, ...words).replaceAll('\u0301', '')).toBe(shown.replaceAll('\u0301', ''))
  })

  it('is brought into sight where the text is long', () => {
    const text = `${'Sin fin. '.repeat(30)}Aquí está el IVA.`
    const excerpt = excerptOf(text, ['iva'])
    expect(excerpt.startsWith('…')).toBe(true)
    expect(excerpt).toContain('IVA')
    expect(excerpt.indexOf('IVA')).toBeLessThan(40)
    expect(excerptOf('Corto', ['nada'])).toBe('Corto')
  })

  it('is said where a row does not show it', () => {
    expect(hiddenMatch(MARIA, ['correo.ec'])).toEqual({ name: 'Correo', text: 'mj@correo.ec' })
    expect(hiddenMatch(MARIA, ['factura'])).toBeNull()
    expect(hiddenMatch({ ...MARIA, Correo: 'maria@correo.ec' }, ['maria'])).toBeNull()
    expect(hiddenMatch(MARIA, [])).toBeNull()
  })
})
