import { isDeepStrictEqual } from 'node:util'
import { api, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import { expect, it, vi } from 'vitest'
import { recover } from '../../scripts/lib/recover.ts'
import { RULED } from '../../scripts/lib/recover-plan.ts'
import { call, uniqueMail } from '../support/api-as.ts'
import { aCalendario, aCapacitacion, anAsesoria, anInscripcion, aSignUp } from '../support/builders.ts'
import { allContentCalls } from '../support/content-kinds.ts'
import { requestResetCode, resetPassword } from '../support/identity-client.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { everythingStored, raiseVersion, type Stored } from '../support/stored.ts'
import { teamRequests } from '../support/tracked-requests.ts'

vi.setConfig({ testTimeout: 150_000 })

const server = withApi()
const people = withEveryKind(server)
const team = teamRequests(server, () => people.editor)
const content = allContentCalls(() => server)

const staff = () => ({ token: people.editor.token })
/** The link in the last mail to an address. */
const linkTo = async (correo: string) =>
  /#([\w-]+\.[\w-]+)/.exec((await server.mailsTo(correo)).at(-1)?.text ?? '')?.[1] ?? ''
const ask = async () => ({
  id: (await call(server, api.asesorias.create, { input: anAsesoria({ Correo: uniqueMail() }) })).body
    .Id as string,
})
const enrol = async (IdEspe: string) => {
  const input = anInscripcion({ IdEspe, Correo: uniqueMail() })
  return (await call(server, api.inscripciones.create, { input })).body.Id as string
}
const announce = async () => {
  const { body } = await content.boletines.create(people.editor.token)
  await call(server, api.suscripciones.notify, { params: { id: body.Id }, ...staff() })
  return body.Id as string
}

/** Somebody signs up for a training, comes, and has the certificate. */
const attend = async () => {
  const { create, edit, signUp, confirm, tick } = api.capacitaciones
  const params = { id: (await call(server, create, { input: aCapacitacion(), ...staff() })).body.Id }
  const Correo = uniqueMail()
  await call(server, signUp, { params, input: aSignUp({ Correo }) })
  const Enlace = await linkTo(Correo)
  await call(server, confirm, { input: { Enlace, Nombre: 'Ana Guamán Iza' } })
  await call(server, edit, { params, input: aCapacitacion({ fecha: '2020-05-10' }), ...staff() })
  const participante = Enlace.split('.')[0] ?? ''
  await call(server, tick, { params: { participante }, input: { Asistio: true }, ...staff() })
}

const folderOf = async (id: string) => (await records(server, 'libros').doc(id).get()).get('archivo.carpeta')

/** Records of every collection, as people make them; a mail and a broadcast are still on their way. */
const fill = async () => {
  const { token } = people.editor
  const { body: book } = await content.libros.create(token)
  await content.libros.create(token)
  await content.galeria.create(token)
  const reply = { Titulo: 'Un saludo', Texto: 'Hola, {nombre}.' }
  await call(server, api.plantillas.create, { input: reply, token: people.admin.token })
  await call(server, api.calendario.create, { input: aCalendario(), ...staff() })
  await attend()
  const enrolment = await enrol('L00412345')
  await call(server, api.inscripciones.markSeen, { params: { id: await enrol('L00412346') }, ...staff() })
  await call(server, api.informe.updateRedes, {
    input: { Mes: '2026-10', Red: 'Facebook', Seguidores: 7 },
    ...staff(),
  })
  const Correo = uniqueMail('lectora')
  await call(server, api.suscripciones.ask, { input: { Correo, Version: VERSION_COMUNICACIONES } })
  const choice = { Enlace: await linkTo(Correo), Boletines: true, Version: VERSION_COMUNICACIONES }
  await call(server, api.suscripciones.choose, { input: choice })
  const bulletin = await announce()
  const [request, binned, removed] = [await ask(), await ask(), await ask()]
  await team.annotate(request, 'Llamar')
  await team.write(request, 'Hola')
  await team.remove(binned)
  await server.settle()
  await server.settle()
  await announce()
  await ask()
  // The upload of the book was under way: the line went with the commit that names the folder.
  const line = { carpeta: String(await folderOf(book.Id)), hasta: new Date(0) }
  await records(server, 'deletions').doc('upload').set(line)
  return { book: book.Id as string, enrolment, bulletin, request, removed }
}

/** So many that they are read in several pages. */
const addMany = async (id: string) => {
  const request = (await records(server, 'requests').doc(id).get()).data() ?? {}
  const writer = server.firebase.db.bulkWriter()
  for (let n = 0; n < 1100; n++) writer.create(records(server, 'requests').doc(`copia-${n}`), request)
  await writer.close()
}

type Documents = Record<string, Record<string, unknown>>
const documentsOf = (stored: Stored): Documents =>
  Object.fromEntries(RULED.map(([key]) => [key, stored[key.split('/').at(-1) ?? ''] ?? {}])) as Documents

/** The documents that are not as they were, by path. */
const changesOf = (before: Documents, after: Documents): string[] =>
  Object.entries(after).flatMap(([key, docs]) =>
    Object.keys(docs).filter((path) => !isDeepStrictEqual(docs[path], before[key]?.[path])),
  )

const titles = async () =>
  (await call(server, api.libros.list, {})).body.map(({ Titulo }: { Titulo: string }) => Titulo)

it('is as people left it in the portal, after somebody emptied it past the portal and deleted the accounts', async () => {
  const { db, auth } = server.firebase
  const { admin, editor, usuario } = people
  const roles = [
    { ...admin, rol: ROL.ADMIN },
    { ...editor, rol: ROL.EDITOR },
    { ...usuario, rol: ROL.USUARIO },
  ]
  const uids = roles.map(({ uid }) => uid)
  const { book, enrolment, bulletin, request, removed } = await fill()
  await addMany(removed.id)
  const then = documentsOf(await everythingStored(server, []))
  for (const [key, docs] of Object.entries(then)) expect.soft(Object.keys(docs), key).not.toEqual([])
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
  for (const path of Object.values(last).flatMap((docs) => Object.keys(docs)))
    if (!path.startsWith('bitacora/') && !edited.includes(path)) writer.delete(db.doc(path))
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
  const changed = changesOf(last, again).map((path) => path.split('/')[0])
  expect(changed.sort()).toEqual(['bitacora', 'correos', 'difusiones'])
  const lost = changesOf(again, last).map((path) => path.split('/')[0])
  expect(lost.sort()).toEqual(['correos', 'difusiones'])
  expect(found.files).toEqual(left.files)
  expect(await titles()).toEqual(shown)

  for (const { uid, correo, user, rol } of roles) {
    await resetPassword(await requestResetCode(correo), 'otra-clave-1')
    const input = { username: user.Username, password: 'otra-clave-1' }
    expect(await call(server, api.users.login, { input })).toMatchObject({
      status: 200,
      body: { email: correo },
    })
    expect((await auth.getUser(uid)).customClaims).toEqual({ rol })
  }
})
