import { addDays, api, dayAt } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trainings } from '../support/trainings.ts'

/** What stays of a training a year later: docs/decisions/trainings.md. */

const server = withApi()
const people = withEveryKind(server)
const t = trainings(server, people)
const today = () => dayAt(new Date())

/** Held so many days ago, with one who came. */
const held = async (daysAgo: number) => {
  const id = await t.create()
  const correo = t.aCorreo()
  await t.join(id, correo)
  const link = await t.linkOf(id, correo)
  await t.move(id, addDays(today(), -daysAgo))
  await t.tick(link.split('.')[0] ?? '')
  const codigo: string = (await t.open(link)).body.Certificado
  return { id, correo, link, codigo }
}

/** The list that staff opens. */
const listOf = async (id: string) =>
  (await call(server, api.capacitaciones.participants, { params: { id }, token: people.editor.token })).body

describe('a year after a training', () => {
  it('who signed up is erased with the mails, and the certificate and the counts stay', async () => {
    const { id, correo, link, codigo } = await held(366)
    await server.run('papelera')
    expect([await t.participants(id), await t.mailsTo(correo)]).toEqual([[], []])
    expect((await t.open(link)).status).toBe(404)
    expect(await t.stored(id)).toMatchObject({ inscritos: 1, asistieron: 1 })
    expect((await t.verify(codigo)).body).toMatchObject({ Codigo: codigo, Nombre: 'Ana Guamán Iza' })
    expect(await listOf(id)).toMatchObject({
      Participantes: [],
      Borrados: { Inscritos: 1, Asistieron: 1 },
    })
    await server.run('papelera')
  })

  it('the list of one that nobody signed up for tells of no erasure', async () => {
    const id = await t.create()
    await t.move(id, addDays(today(), -400))
    await server.run('papelera')
    expect(await listOf(id)).toMatchObject({ Participantes: [], Borrados: null })
  })

  it('and not a day earlier', async () => {
    const { id, correo, codigo } = await held(364)
    await server.run('papelera')
    expect(await t.participants(id)).toHaveLength(1)
    expect(await listOf(id)).toMatchObject({ Participantes: [{ Asistio: true }], Borrados: null })
    expect(await t.mailsTo(correo)).toHaveLength(1)
    expect((await t.verify(codigo)).status).toBe(200)
  })
})

describe('a mail that told of a deletion', () => {
  it('goes after 90 days', async () => {
    const id = await t.create()
    const correos = [t.aCorreo(), t.aCorreo()]
    for (const correo of correos) await t.join(id, correo)
    await t.remove(id)
    await t.follow()
    const [old] = await t.mailsTo(correos[0] ?? '')
    await old?.ref.update({ createdAt: Timestamp.fromMillis(Date.now() - 91 * 24 * 3_600_000) })
    await server.run('papelera')
    expect(await t.mailsTo(correos[0] ?? '')).toEqual([])
    expect(await t.mailsTo(correos[1] ?? '')).toHaveLength(1)
  })
})
