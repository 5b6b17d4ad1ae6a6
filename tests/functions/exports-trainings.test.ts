import { api } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportsOf } from '../support/exports.ts'
import { readWorkbook } from '../support/read-workbook.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trainings } from '../support/trainings.ts'

/** Staff takes the trainings along: docs/decisions/exports.md. */

const server = withApi()
const people = withEveryKind(server)
const t = trainings(server, people)
const e = exportsOf(server, people)
const { export: trainingsFile } = api.capacitaciones

beforeEach(e.clear)

const titles = async (query: Record<string, string>) =>
  (await e.csv(trainingsFile, query)).map(({ Título }) => Título)

describe('the trainings', () => {
  it('come with who signed up, waits and came, the latest first', async () => {
    const id = await t.create({ titulo: 'Facturación', fecha: '2090-03-01', cupos: 1 })
    const correo = t.aCorreo()
    await t.join(id, correo)
    await t.join(id)
    await t.create({ titulo: 'RIMPE', fecha: '2090-04-01' })
    await t.move(id, '2020-03-01')
    const [participante = ''] = (await t.linkOf(id, correo)).split('.')
    await t.tick(participante)
    const rows = await e.csv(trainingsFile)
    expect(rows.map((row) => row.Título)).toEqual(['RIMPE', 'Facturación'])
    expect(rows[1]).toMatchObject({
      Fecha: '2020-03-01',
      Cupos: '1',
      Inscritos: '1',
      'En espera': '1',
      Asistieron: '1',
      Estado: 'Publicado',
    })
  })

  it('have days and numbers in a workbook', async () => {
    await t.create({ cupos: 30 })
    const { sheet, rows } = readWorkbook((await e.take(trainingsFile, { formato: 'xlsx' })).bytes)
    expect(sheet).toBe('Capacitaciones')
    const [head = [], row = []] = rows
    const cell = (name: string) => row[head.findIndex((one) => one?.value === name)]
    expect(cell('Fecha')?.format).toBe('yyyy-mm-dd')
    expect(cell('Cupos')?.value).toBe(30)
  })

  it.each([FieldValue.delete(), '', 'mañana', '9999-12-31'])(
    'are all there beside one without a day, which is named: %j',
    async (fecha) => {
      await t.create({ titulo: 'RIMPE' })
      const odd = await t.create()
      await server.firebase.db.doc(`capacitaciones/${odd}`).update({ fecha })
      expect((await titles({})).sort()).toEqual([`No se pudo leer el registro ${odd}.`, 'RIMPE'])
      expect(await titles({ q: 'rimpe' })).toContain('RIMPE')
    },
  )

  it('are those that the screen’s filters leave', async () => {
    await t.create({ titulo: 'Facturación electrónica' })
    await t.create({ titulo: 'RIMPE para emprendedores', estado: 'borrador' })
    expect(await titles({ estado: 'borrador' })).toEqual(['RIMPE para emprendedores'])
    expect(await titles({ q: 'facturacion' })).toEqual(['Facturación electrónica'])
    expect(await titles({ q: 'nadie' })).toEqual([])
  })

  it.each([
    ['visitor', 401],
    ['usuario', 403],
  ] as const)('are taken along by no %s (%i), and by staff with a line in the log', async (kind, status) => {
    await t.create({ titulo: 'Secreta' })
    const refused = await e.take(trainingsFile, { formato: 'csv' }, kind)
    expect([refused.status, refused.bytes.toString().includes('Secreta')]).toEqual([status, false])
    expect(await e.logged()).toEqual([])
    await e.take(trainingsFile, { formato: 'csv' })
    expect(await e.logged()).toMatchObject([
      { etiqueta: 'capacitaciones', detalle: 'csv', cantidad: 1, uid: people.editor.uid },
    ])
  })
})
