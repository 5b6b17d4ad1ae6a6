import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { personDigest } from '../../scripts/lib/person.ts'
import { foldersMissing, recover } from '../../scripts/lib/recover.ts'
import type { Wish } from '../../scripts/lib/recover-plan.ts'
import { call, uniqueMail } from '../support/api-as.ts'
import { aCapacitacion, anAsesoria } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { nightly } from '../support/nightly.ts'
import { type Kept, records } from '../support/records.ts'
import { withApi, withEmpty, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'
import { teamRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
withEmpty(
  server,
  'requests',
  'trash',
  'mails',
  'log',
  'libros',
  'broadcasts',
  'figures',
  'deletions',
  'trainings',
  'signUps',
)

const books = contentCalls(() => server, 'libros')
const team = teamRequests(server, () => people.editor)

const now = async () => (await records(server, 'log').limit(1).get()).readTime
/** Somebody empties collections past the portal. */
const empty = async (...kinds: Kept[]) => {
  for (const kept of kinds) await server.firebase.db.recursiveDelete(records(server, kept))
}
const stored = async (kept: Kept, id: string) => (await records(server, kept).doc(id).get()).data()
const rowsOf = async (wish: Wish) => {
  const { rows, ...outcome } = await recover(server.firebase, wish)
  return { ...outcome, rows: Object.fromEntries(rows.map((row) => [row.collection, row])) }
}
const ask = async (Correo = uniqueMail()) => {
  const { body } = await call(server, api.asesorias.create, { input: anAsesoria({ Correo }) })
  return { id: body.Id as string, Correo }
}

it('creates missing documents once, and sends none of their mails and broadcasts again', async () => {
  const request = await ask()
  await team.annotate(request, 'Llamar')
  await team.write(request, 'Hola')
  const broadcast = { tipo: 'aviso', registro: 'x', fecha: Timestamp.now(), terminada: null }
  await records(server, 'broadcasts').doc('aviso-x').set(broadcast)
  await records(server, 'deletions').doc('x').set({ carpeta: 'libros/x', hasta: Timestamp.now() })
  const before = await team.read(request)
  const at = await now()
  await empty('requests', 'mails', 'broadcasts', 'deletions')

  const { rows, created } = await rowsOf({ at })
  const counts = ['asesorias', 'asesorias/mensajes', 'asesorias/notas', 'correos', 'difusiones']
  expect(counts.map((name) => rows[name]?.back.length)).toEqual([1, 1, 1, 2, 1])
  expect(created).toBe(6)
  const { Correos, ...rest } = before
  expect(await team.read(request)).toMatchObject(rest)
  await server.settle()
  expect(server.mailbox.messages).toEqual([])
  const mails = await records(server, 'mails').get()
  expect(mails.docs.map((mail) => mail.get('status'))).toEqual(['retenido', 'retenido'])
  expect(await stored('broadcasts', 'aviso-x')).toMatchObject({ ...broadcast, terminada: expect.anything() })
  expect(await stored('deletions', 'x')).toBeUndefined()
  expect(await stored('system', 'recuperacion')).toBeUndefined()
  expect((await rowsOf({ at })).created).toBe(0)
})

it('leaves deleted what people deleted in the portal, unless it is told to undo their deletions', async () => {
  const { uid, token } = people.editor
  const { body: book } = await books.create(token)
  const [kept, binned] = [await ask(), await ask()]
  const at = await now()
  await team.annotate(binned, 'Después del momento')
  await books.delete(book.Id, token)
  await team.remove(binned)
  await empty('requests')

  const first = await rowsOf({ at })
  expect(first.rows.asesorias).toMatchObject({
    missing: 2,
    deletions: [{ uid }],
    back: [{ path: `asesorias/${kept.id}` }],
  })
  expect(first.rows.libros).toMatchObject({
    missing: 1,
    deletions: [{ uid, fecha: expect.any(Timestamp) }],
    back: [],
  })
  expect(await stored('libros', book.Id)).toBeUndefined()

  const undone = await rowsOf({ at, undoBy: uid, only: ['libros', 'asesorias'] })
  expect(undone.rows.libros?.back).toHaveLength(1)
  expect((await team.read(binned)).Asesoria).toMatchObject({ Id: binned.id })
  expect(await stored('trash', binned.id)).toBeUndefined()
  const bucket = await server.firebase.bucket.open()
  expect(await foldersMissing(bucket, undone.world)).toEqual([
    (await stored('libros', book.Id))?.archivo.carpeta,
  ])
})

nightly('stops what the portal still has to do about a deletion that is undone', async () => {
  const { uid, token } = people.editor
  const { body: book } = await books.create(token)
  const { body: training } = await call(server, api.capacitaciones.create, { input: aCapacitacion(), token })
  await records(server, 'signUps').doc('ana').set({ capacitacion: training.Id, estado: 'inscrito' })
  const carpeta: string = (await stored('libros', book.Id))?.archivo.carpeta
  const at = await now()
  await books.delete(book.Id, token)
  // Storage was out of order: the files are there yet, and wait to be deleted.
  const bucket = await server.firebase.bucket.open()
  await bucket.file(`${carpeta}/documento.pdf`).save('x')
  const line = { carpeta, hasta: Timestamp.now() }
  await records(server, 'deletions')
    .doc(carpeta.split('/')[1] ?? '')
    .set(line)
  await call(server, api.capacitaciones.delete, { params: { id: training.Id }, token })

  const { world } = await rowsOf({ at, undoBy: uid })
  await server.settle()
  expect.soft(await foldersMissing(bucket, world)).toEqual([])
  expect(await stored('trainings', training.Id)).toMatchObject({ titulo: training.Titulo })
  expect(await stored('signUps', 'ana')).toBeDefined()
})

nightly('never brings back an erased person, nor what belongs to them', async () => {
  const [erased, other] = [await ask(), await ask()]
  await team.annotate(erased, 'Llamar')
  const training = { titulo: 'RUC' }
  await records(server, 'trainings').doc('curso').set(training)
  for (const [correo, certificado] of [
    [erased.Correo, 'SUYO'],
    [other.Correo, 'AJENO'],
  ] as const) {
    await records(server, 'signUps')
      .doc(certificado)
      .set({ capacitacion: 'curso', correo, certificado, asistio: true })
    await records(server, 'certificates').doc(certificado).set({ nombre: 'María' })
  }
  const at = await now()
  await empty('requests', 'mails', 'signUps', 'certificates')
  const line = {
    evento: 'persona.borrada',
    registro: personDigest(` ${erased.Correo.toUpperCase()}`),
    uid: null,
  }
  await records(server, 'log').add({ ...line, fecha: Timestamp.now() })

  const certificates = await rowsOf({ at, only: ['certificados'] })
  expect(certificates.rows.certificados).toMatchObject({ missing: 2, back: [{ path: 'certificados/AJENO' }] })
  await empty('certificates')
  const { rows } = await rowsOf({ at })
  for (const name of ['asesorias', 'correos', 'participantes', 'certificados'])
    expect.soft(rows[name], name).toMatchObject({ missing: 2, deletions: [], back: [{}] })
  expect(rows['asesorias/notas']).toMatchObject({ missing: 1, back: [] })
  const left = JSON.stringify(await everythingStored(server, []))
  expect(left).toContain(other.Correo)
  expect(left).not.toContain(erased.Correo)
})

it('has the jobs stand still meanwhile, for an hour at most', async () => {
  const { Correo } = await ask()
  const [mail] = (await records(server, 'mails').get()).docs
  await mail?.ref.update({ sendAfter: new Date(0) })
  const sent = () =>
    server.mailbox.messages.filter(({ to }) => to.some(({ email }) => email === Correo)).length
  const standUntil = (minutes: number) =>
    records(server, 'system')
      .doc('recuperacion')
      .set({ hasta: new Date(Date.now() + minutes * 60_000) })
  await standUntil(59)
  for (const job of ['envios', 'cuentas', 'papelera', 'resumen'] as const) await server.run(job)
  expect(sent()).toBe(0)
  await standUntil(61)
  await server.run('envios')
  expect(sent()).toBe(1)
})
