import { api } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { readCsv } from '../support/read-csv.ts'
import { readWorkbook } from '../support/read-workbook.ts'
import { trainings } from '../support/trainings.ts'
import { withApi, withEveryKind } from '../support/with-api.ts'

/** Staff takes the trainings along: docs/decisions/exports.md. */

const server = withApi()
const people = withEveryKind(server)
const t = trainings(server, people)
const db = () => server.firebase.db

beforeEach(async () => {
  for (const name of ['capacitaciones', 'participantes', 'bitacora'])
    await db().recursiveDelete(db().collection(name))
})

type Kind = 'visitor' | 'usuario' | 'editor'

const take = (query: Record<string, string>, kind: Kind = 'editor') => {
  const { token } = people[kind]
  const url = `${server.url}${api.capacitaciones.export.path}?${new URLSearchParams(query)}`
  return ask(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })
}

const csv = async (query: Record<string, string> = {}) => {
  const [head = [], ...rows] = readCsv((await take({ ...query, formato: 'csv' })).bytes.toString())
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}

const titles = async (query: Record<string, string>) => (await csv(query)).map(({ Título }) => Título)

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
    const rows = await csv()
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
    const { sheet, rows } = readWorkbook((await take({ formato: 'xlsx' })).bytes)
    expect(sheet).toBe('Capacitaciones')
    const [head = [], row = []] = rows
    const cell = (name: string) => row[head.findIndex((one) => one?.value === name)]
    expect(cell('Fecha')?.format).toBe('yyyy-mm-dd')
    expect(cell('Cupos')?.value).toBe(30)
  })

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
    const refused = await take({ formato: 'csv' }, kind)
    expect([refused.status, refused.bytes.toString().includes('Secreta')]).toEqual([status, false])
    const logged = () => db().collection('bitacora').where('evento', '==', 'datos.exportados').get()
    expect((await logged()).size).toBe(0)
    await take({ formato: 'csv' })
    expect((await logged()).docs.map((line) => line.data())).toMatchObject([
      { etiqueta: 'capacitaciones', detalle: 'csv', cantidad: 1, uid: people.editor.uid },
    ])
  })
})
