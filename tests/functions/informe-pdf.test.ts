import { inflateSync } from 'node:zlib'
import { api } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { pdfTexts } from '../support/pdf-texts.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** The report as a PDF to be signed: docs/decisions/exports.md. */

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db

beforeEach(async () => {
  for (const name of ['conteos', 'bitacora']) await db().recursiveDelete(db().collection(name))
})

const take = (query: Record<string, string>, kind: 'usuario' | 'editor' = 'editor') =>
  ask(`${server.url}${api.informe.pdf.path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${people[kind].token}` },
  })

/** What stands in the file besides its pages: tags, languages, titles. */
const structureOf = (bytes: Buffer): string => {
  const source = bytes.toString('latin1')
  const streams = [...source.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(bytes.subarray(index + length)).toString('latin1')]
    } catch {
      return []
    }
  })
  return [source, ...streams].join('\n')
}

const SEMESTER = { desde: '2026-07-01', hasta: '2026-12-31' }

describe('the report on paper', () => {
  beforeEach(async () => {
    const day = {
      recibidas: 1240,
      cerradas: 1100,
      'cierre/atendida': 1000,
      'cierre/duplicada': 100,
      'servicio/Otros': 1237,
      'servicio/Gastos personales': 3,
      'espera/2': 1000,
      capacitaciones: 2,
      asistencias: 60,
      [`atiende/${people.editor.uid}`]: 1000,
    }
    await db()
      .doc('conteos/2026-08')
      .set({ dias: { '10': day } })
    await db()
      .doc('conteos/2026-09')
      .set({ dias: { '10': { recibidas: 2 } } })
    await db().collection('users').doc(people.editor.uid).update({ nombre: 'Łucja 木' })
  })

  it('has a cover with its dates, the goal and the period before, a table for each chart, and lines to sign', async () => {
    const { bytes, headers } = await take(SEMESTER)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain('informe-2026-07-01-2026-12-31.pdf')
    const [cover = '', ...pages] = await pdfTexts(bytes)
    expect(cover).toContain('del 1 de julio de 2026 al 31 de diciembre de 2026')
    expect(cover).toContain('del 1 de enero de 2026 al 30 de junio de 2026')
    expect(cover).toMatch(/Elaborado el \d+ de \S+ de \d{4}/)
    for (const row of [
      'Contribuyentes atendidos 1.000 0 4.000',
      'Personas atendidas 1.060 0 5.000',
      'Capacitaciones 2 0 3',
      'Asistencias a capacitaciones 60 0',
    ])
      expect(cover).toContain(row)
    const rest = pages.join(' ')
    for (const text of ['Por mes', 'Por tipo de servicio', 'Quién atendió', 'Elaborado por', 'Aprobado por'])
      expect(rest).toContain(text)
  })

  it('says nothing by which one of a few could be known', async () => {
    const all = (await pdfTexts((await take(SEMESTER)).bytes)).join(' ')
    expect(all).not.toContain('Gastos personales')
    expect(all.replace(/Página \d+ de \d+|Capacitaciones 2 0 3/g, '')).not.toMatch(/\b3\b/)
    expect(all).toContain('menos de 5')
    expect(all).toContain('Otros grupos 1.240')
  })

  it('says no more to the browser that prints it', async () => {
    const { body } = await call(server, api.informe.read, { token: people.editor.token, query: SEMESTER })
    const { Resumen, Meses, Desgloses } = body.Papel
    expect(Resumen.Filas).toContainEqual(['Contribuyentes atendidos', '1.000', '0', '4.000'])
    expect([Meses.Recibidas[2], Meses.Atendidas[2]]).toEqual([null, 0])
    // Of the two months that came to 1.242 neither is said to be the small one.
    expect([Meses.Filas[1]?.[1], Meses.Filas[2]?.[1]]).toEqual(['no se dice', 'no se dice'])
    expect(Desgloses).toContainEqual({
      Parte: 'Servicio',
      Titulo: 'Por tipo de servicio',
      Grupos: [{ Nombre: 'Otros grupos', Cantidad: 1240 }],
    })
    expect(JSON.stringify(body.Papel)).not.toContain('Gastos personales')
  })

  it('has the lines to sign below figures, wherever its pages end', async () => {
    const pages = await pdfTexts((await take(SEMESTER)).bytes)
    expect(pages.at(-1)).toMatch(/Quién atendió.*1\.000.*Elaborado por/)
  })

  it('writes a name as far as its fonts go, and fails for none', async () => {
    expect((await pdfTexts((await take(SEMESTER)).bytes)).join(' ')).toContain('ucja ?')
  })

  it('can be heard: tagged, in Spanish, with its title, each chart told in words', async () => {
    const structure = structureOf((await take(SEMESTER)).bytes)
    expect(structure).toMatch(/\/Lang \(es-EC\)/)
    expect(structure).toMatch(/\/MarkInfo/)
    expect(structure).toMatch(/\/DisplayDocTitle true/)
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']) expect(structure).toMatch(`/S /${tag}\n`)
    expect(structure).toMatch(/\/Alt/)
  })

  it('is there also where nothing was counted', async () => {
    const { status, bytes } = await take({ desde: '2020-01-01', hasta: '2020-01-31' })
    expect(status).toBe(200)
    expect((await pdfTexts(bytes)).join(' ')).toContain('Solicitudes recibidas 0')
  })

  it('is for staff, and stands in the log', async () => {
    expect((await take(SEMESTER, 'usuario')).status).toBe(403)
    await take(SEMESTER)
    const lines = (await db().collection('bitacora').where('evento', '==', 'datos.exportados').get()).docs
    expect(lines.map((line) => line.data())).toMatchObject([
      { etiqueta: 'informe', detalle: 'pdf', uid: people.editor.uid },
    ])
  })
})
