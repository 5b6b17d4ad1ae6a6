import { api, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import { call, register, uniqueMail } from './api-as.ts'
import { anInscripcion } from './builders.ts'
import { contentCalls } from './content-kinds.ts'
import { signIn } from './identity-client.ts'
import type { ApiServer, People } from './server.ts'
import { teamRequests, trackedRequests } from './tracked-requests.ts'
import { OVER, trainingCalls } from './trainings.ts'

export const CEDULA = '0926687856'
export const PHONE = '0987000111'
export const NAMES = ['Zoila', 'Umajinga'] as const

/** A person with an account and something in every collection that holds people, as they and the team make it. */
export const aPersonEverywhere = async (server: ApiServer, people: People) => {
  const [nombre, apellido] = NAMES
  const Nombre = NAMES.join(' ')
  const { uid, correo } = await register(server, ROL.USUARIO, {
    ...{ nombre, apellido, cedulaRUC: CEDULA, telefono: PHONE },
    comunicaciones: { acepta: true, version: VERSION_COMUNICACIONES },
  })
  await server.firebase.auth.updateUser(uid, { emailVerified: true })
  const { token } = await signIn(correo)
  // A login makes a reader of somebody who agreed.
  await call(server, api.users.login, { input: { username: correo, password: 'secreta-1' } })

  const team = teamRequests(server, () => people.editor)
  const { ask } = trackedRequests(server)
  const form = { Nombre, CedulaRUC: CEDULA, Telefono: PHONE, Correo: correo }
  const request = await ask(form, token)
  const input = { Texto: `Soy ${nombre}` }
  await call(server, api.asesorias.answerMine, { params: { id: request.id }, token, input })
  await team.write(request, `Hola, ${nombre}`)
  await team.annotate(request, `Llamar a ${PHONE}`)
  await team.mark(request)
  const deleted = await ask(form)
  await team.annotate(deleted, `Llamar a ${PHONE}`)
  await team.remove(deleted)
  const elsewhere = await ask({ ...form, Correo: uniqueMail() }, token)
  await team.write(elsewhere, 'Para otro buzón')

  const student = { PrimerNombre: nombre, ApellidoPaterno: apellido, Celular: PHONE, Correo: correo }
  const enrolment = await call(server, api.inscripciones.create, { input: anInscripcion(student) })

  const { announce, join, change, attend, linkTo, participant } = trainingCalls(server, people)
  const held = await announce()
  await join(held, correo, { token, Nombre })
  await change(held, OVER)
  await attend(await linkTo(correo))
  const full = await announce({ cupos: 1 })
  await join(full, correo, { token, Nombre })
  const next = await participant(full)

  const bulletin = await contentCalls(() => server, 'boletines').create(people.editor.token)
  const params = { id: bulletin.body.Id as string }
  await call(server, api.suscripciones.notify, { params, token: people.editor.token })
  await call(server, api.seguimiento.sendLinks, { input: { Correo: correo } })
  await server.settle()
  const values = [correo, uid, CEDULA, PHONE, nombre, apellido, Nombre]
  const ids = { enrolment: enrolment.body.Id as string, bulletin: params.id }
  return { uid, correo, values, request, elsewhere, next: next.correo, ...ids }
}
