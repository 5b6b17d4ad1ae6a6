import { basename } from 'node:path/posix'
import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { recover } from '../../scripts/lib/recover.ts'
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
withEmpty(server, 'requests', 'trash', 'mails', 'libros', 'broadcasts', 'deletions')

const books = contentCalls(() => server, 'libros')
const team = teamRequests(server, () => people.editor)

const now = async () => (await records(server, 'log').limit(1).get()).readTime
const stored = async (kept: Kept, id: string) => (await records(server, kept).doc(id).get()).data()
/** What the command prints. */
const recovered = async (options: Parameters<typeof recover>[1]) => {
  const lines: string[] = []
  await recover(server.firebase, options, (line) => lines.push(line))
  return lines.join('\n')
}
const ask = async () => {
  const input = anAsesoria({ Correo: uniqueMail() })
  return { id: (await call(server, api.asesorias.create, { input })).body.Id as string }
}

it('creates what vanished once, holds its mails, and undoes a deletion in the portal only if told', async () => {
  const { uid, token } = people.editor
  const { body: book } = await books.create(token)
  const [kept, binned] = [await ask(), await ask()]
  await team.annotate(kept, 'Llamar')
  const broadcast = { tipo: 'aviso', registro: 'x', fecha: Timestamp.now(), terminada: null }
  await records(server, 'broadcasts').doc('aviso-x').set(broadcast)
  await records(server, 'readers').doc('lectora').set({ uid, correo: people.editor.correo })
  const { Correos: _, ...before } = await team.read(kept)
  const at = await now()
  await team.mark(binned)
  await books.delete(book.Id, token)
  await team.remove(binned)
  // She confirmed once more, and unsubscribed in her profile.
  const confirmed = { evento: 'suscripcion.confirmada', registro: 'lectora', uid: null }
  const left = { evento: 'usuario.comunicaciones', registro: uid, uid }
  const soon = Date.now() + 1000
  await records(server, 'log').add({ ...left, fecha: Timestamp.fromMillis(soon + 1) })
  await records(server, 'log').add({ ...confirmed, fecha: Timestamp.fromMillis(soon) })
  for (const kind of ['requests', 'mails', 'broadcasts', 'readers'] as const)
    await server.firebase.db.recursiveDelete(records(server, kind))
  const unchanged = await everythingStored(server, [])

  const told = await recovered({ at })
  for (const line of [
    'asesorias: faltan 2, vuelven 1',
    'asesorias/notas: faltan 1, vuelven 1',
    'correos: faltan 2, vuelven 1',
    'suscripciones: faltan 1, vuelven 0',
    `libros: 1 en el portal por Luis Caiza (${uid}), la última vez 20`,
    'No se cambió nada.',
  ])
    expect.soft(told).toContain(line)
  expect(await everythingStored(server, [])).toEqual(unchanged)

  expect(await recovered({ at, yes: true })).toContain('Hecho: volvieron 4 registros.')
  expect(await team.read(kept)).toMatchObject(before)
  const mails = await records(server, 'mails').get()
  expect(mails.docs.map((mail) => mail.get('status'))).toEqual(['retenido'])
  expect(await stored('broadcasts', 'aviso-x')).toMatchObject({ ...broadcast, terminada: expect.anything() })
  expect(await stored('libros', book.Id)).toBeUndefined()
  expect(await recovered({ at, yes: true })).toContain('Hecho: volvieron 0 registros.')

  const undone = await recovered({ at, undoBy: uid, only: ['libros', 'asesorias'], yes: true })
  expect((await team.read(binned)).Asesoria).toMatchObject({ Id: binned.id, Estado: 'realizada' })
  expect(await stored('trash', binned.id)).toBeUndefined()
  const { carpeta } = (await stored('libros', book.Id))?.archivo ?? {}
  expect(undone).toContain(`gcloud storage restore 'gs://${server.firebase.bucket.name}/${carpeta}/**'`)
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
  await records(server, 'deletions').doc(basename(carpeta)).set({ carpeta, hasta: Timestamp.now() })
  await call(server, api.capacitaciones.delete, { params: { id: training.Id }, token })

  expect(await recovered({ at, undoBy: uid, yes: true })).not.toContain('gcloud')
  await server.run('envios')
  expect.soft((await bucket.getFiles({ prefix: carpeta }))[0]).not.toEqual([])
  expect(await stored('trainings', training.Id)).toMatchObject({ titulo: training.Titulo })
  expect(await stored('signUps', 'ana')).toBeDefined()
})

it('has the jobs stand still meanwhile, for an hour at most', async () => {
  const { id } = await ask()
  const [mail] = (await records(server, 'mails').get()).docs
  await mail?.ref.update({ sendAfter: new Date(0) })
  const status = async () => (await mail?.ref.get())?.get('status')
  const at = await now()
  await records(server, 'requests').doc(id).delete()
  const jobs: Promise<void>[] = []
  await recover(server.firebase, { at, yes: true }, (line) => {
    if (line.startsWith('asesorias: '))
      for (const job of ['envios', 'cuentas', 'papelera', 'resumen'] as const) jobs.push(server.run(job))
  })
  await Promise.all(jobs)
  expect([jobs.length, await status()]).toEqual([4, 'pendiente'])

  const hasta = new Date(Date.now() + 61 * 60_000)
  await records(server, 'system').doc('recuperacion').set({ hasta })
  await server.run('envios')
  expect(await status()).toBe('enviado')
})
