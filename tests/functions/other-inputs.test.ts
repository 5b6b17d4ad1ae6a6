import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { withApi } from '../support/with-api.ts'

/**
 * Inputs from public bug reports of comparable services, where the server decides. One `describe` per kind; each row
 * names the input, its field, the right result and the reason.
 */

const server = withApi()

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
