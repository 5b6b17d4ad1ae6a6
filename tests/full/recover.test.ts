import { isDeepStrictEqual } from 'node:util'
import { api, ROL } from '@naf/contract'
import { expect, it, vi } from 'vitest'
import { recover } from '../../scripts/lib/recover.ts'
import { keyOf, RULED } from '../../scripts/lib/recover-plan.ts'
import { call } from '../support/api-as.ts'
import { aCalendario } from '../support/builders.ts'
import { allContentCalls } from '../support/content-kinds.ts'
import { requestResetCode, resetPassword } from '../support/identity-client.ts'
import { aPersonEverywhere } from '../support/person-everywhere.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { everythingStored, raiseVersion, type Stored } from '../support/stored.ts'
import { teamRequests, trackedRequests } from '../support/tracked-requests.ts'

vi.setConfig({ testTimeout: 150_000 })

const server = withApi()
const people = withEveryKind(server)
const team = teamRequests(server, () => people.editor)
const content = allContentCalls(() => server)
const { document, ask } = trackedRequests(server)

/** Records of every collection, as people make them; a mail and a broadcast are still on their way. */
const fill = async () => {
  const { token } = people.editor
  const person = await aPersonEverywhere(server, people)
  const { body: book } = await content.libros.create(token)
  await content.libros.create(token)
  await content.galeria.create(token)
  const reply = { Titulo: 'Un saludo', Texto: 'Hola, {nombre}.' }
  await call(server, api.plantillas.create, { input: reply, token: people.admin.token })
  await call(server, api.calendario.create, { input: aCalendario(), token })
  await call(server, api.inscripciones.markSeen, { params: { id: person.enrolment }, token })
  const followers = { Mes: '2026-10', Red: 'Facebook', Seguidores: 7 } as const
  await call(server, api.informe.updateRedes, { input: followers, token })
  const removed = await ask()
  // The second time ends the broadcast of the first bulletin.
  await server.settle()
  const { body: second } = await content.boletines.create(token)
  await call(server, api.suscripciones.notify, { params: { id: second.Id }, token })
  await team.write(person.request, '¿Tienes tus facturas?')

  // So many that they are read in several pages.
  const request = (await document(removed.id).get()).data() ?? {}
  const writer = server.firebase.db.bulkWriter()
  for (let n = 0; n < 1100; n++) writer.create(document(`copia-${n}`), request)
  // The upload of the book was under way: the line went with the commit that names the folder.
  const carpeta: string = (await records(server, 'libros').doc(book.Id).get()).get('archivo.carpeta')
  writer.create(records(server, 'deletions').doc('upload'), { carpeta, hasta: new Date(0) })
  await writer.close()
  return { ...person, book: book.Id as string, removed }
}

type Documents = Record<string, Record<string, unknown>>
/** The documents that have a rule, by path. */
const documentsOf = ({ files, accounts, ...collections }: Stored): Documents => {
  const all = Object.values(collections).flatMap((documents) => Object.entries(documents as Documents))
  return Object.fromEntries(all.filter(([path]) => RULED.some(([key]) => key === keyOf(path))))
}
/** The paths of those that are not as they were. */
const changesOf = (before: Documents, after: Documents): string[] =>
  Object.keys(after).filter((path) => !isDeepStrictEqual(after[path], before[path]))

const titles = async () =>
  (await call(server, api.libros.list, {})).body.map(({ Titulo }: { Titulo: string }) => Titulo)

it('is as people left it in the portal, after somebody emptied it past the portal and deleted the accounts', async () => {
  const { db, auth } = server.firebase
  const { admin, editor, usuario } = people
  const roles = { [ROL.ADMIN]: admin, [ROL.EDITOR]: editor, [ROL.USUARIO]: usuario }
  const uids = Object.values(roles).map(({ uid }) => uid)
  const { book, enrolment, bulletin, request, removed } = await fill()
  const then = documentsOf(await everythingStored(server, []))
  expect(new Set(Object.keys(then).map(keyOf))).toEqual(new Set(RULED.map(([key]) => key)))
  const at = (await records(server, 'log').limit(1).get()).readTime
  await records(server, 'deletions').doc('upload').delete()

  await content.libros.edit(book, editor.token, { changes: { titulo: 'Un título posterior' } })
  await content.boletines.delete(bulletin, admin.token)
  await call(server, api.inscripciones.delete, { params: { id: enrolment }, token: admin.token })
  await team.annotate(request, 'Después')
  await team.remove(removed)
  const [left, shown] = [await everythingStored(server, uids), await titles()]
  const [last, sent] = [documentsOf(left), server.mailbox.messages.length]

  const edited = changesOf(then, last)
  const writer = db.bulkWriter()
  for (const path of Object.keys(last))
    if (keyOf(path) !== 'bitacora' && !edited.includes(path)) writer.delete(db.doc(path))
  await writer.close()
  await db.recursiveDelete(records(server, 'readyLists'))
  await raiseVersion(server, 'libros')
  await auth.deleteUsers(uids)
  expect((await titles()).length).toBeLessThan(shown.length)

  const told: string[] = []
  await recover(server.firebase, { at, yes: true }, (line) => told.push(line))
  expect(told.join('\n')).not.toMatch(/No se pudo|gcloud/)
  await server.run('envios', new Date(Date.now() + 2 * 60 * 60_000))
  await server.settle()
  expect(server.mailbox.messages).toHaveLength(sent)

  const found = await everythingStored(server, uids)
  const again = documentsOf(found)
  const isOnItsWay = (path: string) => last[path]?.status === 'pendiente' || last[path]?.terminada === null
  const onTheirWay = Object.keys(last).filter(isOnItsWay)
  expect(new Set(onTheirWay.map(keyOf))).toEqual(new Set(['correos', 'difusiones']))
  expect(changesOf(again, last)).toEqual(onTheirWay)
  expect(
    changesOf(last, again)
      .filter((path) => !isOnItsWay(path))
      .map(keyOf),
  ).toEqual(['bitacora'])
  expect(found.files).toEqual(left.files)
  expect(await titles()).toEqual(shown)

  for (const [rol, { uid, correo, user }] of Object.entries(roles)) {
    await resetPassword(await requestResetCode(correo), 'otra-clave-1')
    const input = { username: user.Username, password: 'otra-clave-1' }
    const { status, body } = await call(server, api.users.login, { input })
    expect([status, body.email]).toEqual([200, correo])
    expect((await auth.getUser(uid)).customClaims).toEqual({ rol: Number(rol) })
  }
})
