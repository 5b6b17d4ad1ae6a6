import { api } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { trainings } from '../support/trainings.ts'
import { withApi, withEveryKind } from '../support/with-api.ts'

/**
 * Inputs from public bug reports of comparable services, where the server decides. One `describe` per kind; each row
 * names the input, its field, the right result and the reason.
 */

const server = withApi()
const people = withEveryKind(server)

describe('a typed town', () => {
  const countedIn = async (id: string): Promise<string[]> => {
    const { docs } = await server.firebase.db.collection('bitacora').where('registro', '==', id).get()
    const counted = docs.flatMap((line) => Object.keys(line.get('cuenta') ?? {}))
    return counted.filter((name) => name.startsWith('provincia/'))
  }

  it.each(
    [
      { input: 'Bolívar, Manabí', right: 'Manabí', reason: 'the province behind the comma decides' },
      { input: 'Carchi, Bolívar', right: 'Carchi', reason: 'a province before its own canton' },
      { input: 'Las Guardias, Bolívar', right: 'Bolívar', reason: 'a province behind an unknown town' },
      { input: 'Quito Ecuador', right: 'Pichincha', reason: 'the country is ignored' },
      { input: 'Guayaquil Guayas', right: 'Guayas', reason: 'the province at the end without a comma' },
      { input: 'sur de Quito', right: 'Pichincha', reason: 'words beside the name' },
      { input: 'Conocoto', right: 'Pichincha', reason: 'a rural parish of Pichincha' },
      { input: 'Zumbahua', right: 'Cotopaxi', reason: 'a rural parish of Cotopaxi' },
      { input: 'San Antonio de Pichincha', right: 'Pichincha', reason: 'a shared name with its province' },
      { input: 'Atahualpa, Ambato', right: 'Tungurahua', reason: 'a shared name with its canton' },
      { input: 'Sto. Domingo', right: 'Santo Domingo de los Tsáchilas', reason: 'an abbreviation' },
      { input: 'UIO', right: 'Pichincha', reason: 'a short form' },
      { input: 'Pichincha', right: 'Pichincha', reason: 'a province, though Manabí has a canton Pichincha' },
      { input: 'Bolívar', right: '', reason: 'a province and a canton of two others' },
      { input: 'Olmedo', right: '', reason: 'a canton of two provinces' },
      { input: 'El Carmen', right: '', reason: 'a canton and a parish of another province' },
      { input: 'Quito y Guayaquil', right: '', reason: 'towns of two provinces' },
      { input: 'Valencia España', right: '', reason: 'abroad' },
    ].map((row) => ({ ...row, field: 'Ciudad' })),
  )('$input: $reason', async ({ input, field, right }) => {
    const sent = await call(server, api.asesorias.create, { input: anAsesoria({ [field]: input }) })
    expect(await countedIn(sent.body.Id)).toEqual([`provincia/${right}`])
  })
})

describe('a moved training', () => {
  const t = trainings(server, people)
  const revisionOf = async (id: string) => {
    const found = (await t.list()).body.find(({ Id }: { Id: string }) => Id === id)
    return [found.Movimientos, found.Movida]
  }

  it.each([
    { field: 'fecha', input: { fecha: '2090-05-17' }, right: 1, reason: 'another day' },
    { field: 'inicio', input: { inicio: '17:30' }, right: 1, reason: 'another beginning' },
    { field: 'fin', input: { fin: '21:00' }, right: 1, reason: 'another end' },
    { field: 'lugar', input: { lugar: 'Aula magna' }, right: 1, reason: 'another place' },
    { field: 'titulo', input: { titulo: 'IVA' }, right: 0, reason: 'another title moves nothing' },
    { field: 'fecha', input: {}, right: 0, reason: 'the same form again' },
  ])('$field: $reason', async ({ input, right }) => {
    const id = await t.create()
    await t.edit(id, input)
    expect(await revisionOf(id)).toEqual([right, right ? expect.any(String) : null])
  })

  it('counts each move, also from a record without the count', async () => {
    const id = await t.create()
    const document = server.firebase.db.doc(`capacitaciones/${id}`)
    await document.update({ movimientos: FieldValue.delete(), movida: FieldValue.delete() })
    for (const fecha of ['2090-05-17', '2090-05-18']) await t.edit(id, { fecha })
    const [moves, first] = await revisionOf(id)
    await t.edit(id, {})
    const [again, last] = await revisionOf(id)
    expect([moves, again, last > first]).toEqual([2, 3, true])
  })
})
