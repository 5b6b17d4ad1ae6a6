import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readDocument } from '../../scripts/lib/documents/read-document.ts'
import { readSections } from '../../scripts/lib/documents/sections.ts'
import { DEMO } from '../../scripts/lib/paths.ts'

const TEXT = `## ¿Qué *es* el IVA?

Un impuesto que sigue
en la línea de abajo. Mira www.sri.gob.ec y
escribe a naf@espe.edu.ec.

- Uno
- Dos que sigue
  abajo

1. Entra
2. Sal

| Tarifa | % |
| --- | --- |
| General \\| todas | 15 |

## Otra
`.replaceAll('*', '\\*')

describe('the text of a PDF', () => {
  it('is read as sections of paragraphs, lists, steps and tables', () => {
    expect(readSections(TEXT)).toEqual([
      {
        titulo: '¿Qué *es* el IVA?',
        blocks: [
          {
            p: 'Un impuesto que sigue en la línea de abajo. Mira www.sri.gob.ec y escribe a naf@espe.edu.ec.',
          },
          { list: ['Uno', 'Dos que sigue abajo'] },
          { steps: ['Entra', 'Sal'] },
          { table: { head: ['Tarifa', '%'], rows: [['General | todas', '15']] } },
        ],
      },
      { titulo: 'Otra', blocks: [] },
    ])
  })

  it.each([
    ['a word in bold', 'Esto es **importante**.'],
    ['a link', 'Lee [la guía](https://sri.gob.ec).'],
    ['a list in a list', '- Uno\n  - Dos'],
    ['two paragraphs in an item', '- Uno\n\n  Dos'],
    ['a quotation', '> Así dijo'],
    ['a smaller heading', '### Más abajo'],
    ['a picture', '![El logo](naf.svg)'],
  ])('is refused with %s, which the PDF would not show', (_, text) => {
    expect(() => readSections(`## Título\n\n${text}\n`)).toThrow('A PDF has no place for this')
  })

  it('is refused where it begins before the first heading', () => {
    expect(() => readSections('Sin título.\n')).toThrow('Sin título.')
  })

  it('is refused, by its name, where its front matter is not what is asked for', () => {
    const file = join(DEMO, 'boletines', 'asesoria-del-naf.md')
    expect(() => readDocument(file, z.strictObject({ titulo: z.string() }))).toThrow(file)
  })
})
