import { randomUUID } from 'node:crypto'
import { api, type OfferedAsesoria, type OwnAsesoria } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import {
  call,
  type Person,
  refusal,
  register,
  tally,
  times,
  under,
  uniqueMail,
  uniqueName,
} from '../support/api-as.ts'
import { signIn } from '../support/identity-client.ts'
import { nightly } from '../support/nightly.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { teamRequests, trackedRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
const { ask, document } = trackedRequests(server)

type Caller = Pick<Person, 'token'>

const openBy = (Enlace: string) => call(server, api.seguimiento.open, { input: { Enlace } })

const own = {
  cancel: ({ token }: Caller, id: string) =>
    call(server, api.asesorias.cancelMine, { params: { id }, token }),
  write: ({ token }: Caller, id: string, Texto = 'Uno', key: string = randomUUID()) =>
    call(server, api.asesorias.answerMine, { params: { id }, input: { Texto }, token, ...under(key) }),
  judge: ({ token }: Caller, id: string) =>
    call(server, api.asesorias.rateMine, { params: { id }, input: { Valor: 4 }, token }),
  claim: ({ token }: Caller, id: string) => call(server, api.asesorias.claim, { params: { id }, token }),
  disown: ({ token }: Caller, id: string) => call(server, api.asesorias.disown, { params: { id }, token }),
}

/** A page of a list and the cursor of the next one. */
const pageOf = async (list: 'mine' | 'offered', { token }: Caller, cursor?: string) => {
  const query = cursor ? { cursor } : {}
  const { body, headers } = await call(server, api.asesorias[list], { query, token })
  const next = /cursor=([\w-]+)>/.exec(headers.get('link') ?? '')?.[1]
  return { rows: body, next }
}
const mine = async (caller: Caller): Promise<OwnAsesoria[]> => (await pageOf('mine', caller)).rows
const idsOf = async (caller: Caller) => (await mine(caller)).map(({ Id }) => Id)
const offered = async (caller: Caller): Promise<OfferedAsesoria[]> => (await pageOf('offered', caller)).rows

/** The person opens the link that was mailed to them, and logs in anew. */
const prove = async ({ uid, correo }: Person): Promise<Caller> => {
  await server.firebase.auth.updateUser(uid, { emailVerified: true })
  return signIn(correo)
}
/** A person with an account and a proven mailbox. */
const aMember = async () => {
  const person = await register(server)
  return { ...person, ...(await prove(person)) }
}
const askAs = ({ correo, token }: Pick<Person, 'correo' | 'token'>) => ask({ Correo: correo }, token)
const asVisitor = (Correo: string) => ask({ Correo })
const confirmed = async (correo: string) => {
  const request = await asVisitor(correo)
  await call(server, api.seguimiento.confirm, { input: { Enlace: request.Enlace } })
  return request
}

const team = teamRequests(server, () => people.editor)
/** The request as the team sees it. */
const caseOf = (id: string) => team.read({ id })
const events = (id: string) => team.events({ id })
const mark = (id: string) => team.mark({ id })

const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * 24 * 60 * 60_000)

/** As many more like a request, the nth of them n days older. */
const multiply = async (id: string, count: number) => {
  const record = (await document(id).get()).data()
  const batch = server.firebase.db.batch()
  for (let n = 1; n <= count; n += 1)
    batch.create(document(uniqueName('vieja')), { ...record, fechaSolicitud: ago(n) })
  await batch.commit()
}

const NOT_FOUND = refusal(404, 'not_found', 'No se pudo encontrar la asesoría')

describe('the own requests of an account', () => {
  it('are answered newest first, and only its own', async () => {
    const person = await aMember()
    const older = await askAs(person)
    await document(older.id).update({ fechaSolicitud: ago(1) })
    const newer = await askAs(person)
    await ask()
    await ask({}, people.usuario.token)
    await own.write(person, older.id)
    const listed = await mine(person)
    expect(listed).toMatchObject([
      { Id: newer.id, Numero: newer.Numero, Estado: 'recibida', Mensajes: [] },
      { Id: older.id, Numero: older.Numero, Mensajes: [{ Texto: 'Uno', DelEquipo: false }] },
    ])
    expect(listed).toHaveLength(2)
    expect(JSON.stringify(listed)).not.toMatch(/1710034065|0991234567/)
  })

  it('are closed, written about once and judged by it', async () => {
    const person = await aMember()
    const { id } = await askAs(person)
    const key = randomUUID()
    const replies = await times(4, () => own.write(person, id, 'Uno', key))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.Id}`)).size).toBe(1)
    expect((await own.write(person, id, 'Dos', key)).status).toBe(409)
    await mark(id)
    expect((await own.judge(person, id)).body).toMatchObject({ Id: id, Opinion: { Valor: 4 } })
    expect((await caseOf(id)).Mensajes).toMatchObject([{ Texto: 'Uno' }])
    const steps = ['recibida', 'escrita', 'realizada', 'valorada']
    expect(await events(id)).toEqual(steps.map((step) => `asesoria.${step}`))
    const other = await askAs(person)
    const closed = { Id: other.id, Estado: 'realizada', Cierre: 'ya_no_la_necesita' }
    expect((await own.cancel(person, other.id)).body).toMatchObject(closed)
  })

  it('of another account are not found, and stay as they are', async () => {
    const person = await register(server)
    const theirs = [(await ask()).id, (await ask({}, people.usuario.token)).id]
    for (const id of theirs) await mark(id)
    const before = await Promise.all(theirs.map(caseOf))
    for (const attempt of Object.values(own))
      for (const id of ['A'.repeat(28), ...theirs])
        expect.soft(await attempt(person, id)).toMatchObject(NOT_FOUND)
    expect(await Promise.all(theirs.map(caseOf))).toEqual(before)
  })

  it('with a mailbox that it has not proven show number, service and state alone, and take no act', async () => {
    const [victim, unproven, member] = [uniqueMail('victima'), await register(server), await aMember()]
    const senders: [Caller & { uid: string }, string][] = [
      [unproven, victim],
      [unproven, unproven.correo],
      [member, victim],
    ]
    for (const [sender, Correo] of senders) {
      const { id, Numero, Enlace } = await ask({ Correo }, sender.token)
      await call(server, api.seguimiento.answer, { input: { Enlace, Texto: 'Secreto' } })
      await team.write({ id }, 'Respuesta secreta')
      await mark(id)
      await call(server, api.seguimiento.rate, { input: { Enlace, Valor: 5, Comentario: 'Secreto' } })
      const before = await caseOf(id)
      expect(before.Asesoria).toMatchObject({ UsuarioId: sender.uid, Correo })
      const [shown] = await mine(sender)
      const { TipoServicio } = before.Asesoria
      const hidden = { Mensajes: [], Opinion: null, OpinionHasta: null, Atiende: null }
      const RespuestasEn = `${Correo[0]}…@example.com`
      expect(shown).toMatchObject({
        Id: id,
        Numero,
        TipoServicio,
        Estado: 'realizada',
        ...hidden,
        RespuestasEn,
      })
      expect(JSON.stringify(shown)).not.toMatch(/secret/i)
      const refused = refusal(403, 'forbidden', 'Usa el enlace que enviamos al correo de esta solicitud.')
      for (const act of [own.cancel, own.write, own.judge])
        expect.soft(await act(sender, id)).toMatchObject(refused)
      expect(await caseOf(id)).toEqual(before)
    }
    const [shown] = await mine(await prove(unproven))
    expect(shown).toMatchObject({ RespuestasEn: null, Opinion: { Comentario: 'Secreto' } })
    expect(shown?.Mensajes).toHaveLength(2)
  })

  it('come in pages of twenty', async () => {
    const person = await register(server)
    const { id } = await ask({}, person.token)
    await multiply(id, 44)
    const first = await pageOf('mine', person)
    const second = await pageOf('mine', person, first.next)
    const third = await pageOf('mine', person, second.next)
    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([20, 20, 5])
    expect([first.rows[0].Id, third.next]).toEqual([id, undefined])
    const days = [first, second, third].flatMap(({ rows }) => rows).map((row) => row.FechaSolicitud)
    expect(days).toEqual([...new Set(days)].toSorted().reverse())
  })

  nightly(
    'are refused after 120 looks in ten minutes',
    async () => {
      const [person, other] = [await aMember(), await register(server)]
      const look = ({ token }: Caller) => call(server, api.asesorias.mine, { token })
      expect(tally(await times(125, () => look(person), 10))).toEqual({ 200: 120, 429: 5 })
      expect((await look(other)).status).toBe(200)
    },
    120_000,
  )

  it('are refused after 20 opinions in ten minutes', async () => {
    const person = await aMember()
    const { id } = await askAs(person)
    await mark(id)
    expect(tally(await times(23, () => own.judge(person, id), 10))).toEqual({ 200: 20, 429: 3 })
  })
})

describe('a request confirmed by the link of its mail', () => {
  it('joins the account that proves the same mailbox, however many screens look', async () => {
    const person = await register(server)
    const { id } = await confirmed(person.correo)
    expect([await idsOf(person), (await own.cancel(person, id)).status]).toEqual([[], 404])
    const proven = await prove(person)
    expect(await times(5, () => idsOf(proven))).toEqual(Array(5).fill([id]))
    const owner = { UsuarioId: person.uid, UsuarioUsername: person.user.Username }
    expect((await caseOf(id)).Asesoria).toMatchObject(owner)
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.confirmada', 'asesoria.unida'])
  })

  it('does not join another mailbox, or an account beside its own', async () => {
    const person = await register(server)
    const { correo } = person
    const alike = [correo.replace('@', '+x@'), `x${correo}`, correo.replace('.com', '.co')]
    const others = await Promise.all(alike.map(confirmed))
    others.push(await ask({ Correo: correo }, people.usuario.token))
    expect(await idsOf(await prove(person))).toEqual([])
    for (const { id } of others) expect.soft(await events(id)).not.toContain('asesoria.unida')
  })

  nightly('is one of fifty that join at each look, none of them on a later page', async () => {
    const person = await register(server)
    await multiply((await confirmed(person.correo)).id, 54)
    const proven = await prove(person)
    const theirs = records(server, 'requests').where('usuarioId', '==', person.uid)
    const joined = async () => (await theirs.get()).size
    const { next } = await pageOf('mine', proven)
    expect(await joined()).toBe(50)
    await pageOf('mine', proven, next)
    expect(await joined()).toBe(50)
    await mine(proven)
    expect(await joined()).toBe(55)
  })
})

describe('a request that somebody sent with the e-mail of an account', () => {
  it('a hundred times pushes none of its own requests off the list, and none joins it', async () => {
    const victim = await register(server)
    const { id } = await ask({}, victim.token)
    await document(id).update({ fechaSolicitud: ago(200) })
    await multiply((await asVisitor(victim.correo.toUpperCase())).id, 99)
    const proven = await prove(victim)
    expect(await idsOf(proven)).toEqual([id])
    const first = await pageOf('offered', proven)
    const second = await pageOf('offered', proven, first.next)
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 20, expect.any(String)])
    expect(await idsOf(proven)).toEqual([id])
  })

  it('is offered only while the mailbox is proven, and shows no more than it takes to know it again', async () => {
    const person = await register(server)
    const { id, Numero } = await asVisitor(person.correo)
    await asVisitor(`x${person.correo}`)
    const before = await caseOf(id)
    expect(await offered(person)).toEqual([])
    for (const attempt of Object.values(own)) expect.soft(await attempt(person, id)).toMatchObject(NOT_FOUND)
    expect(await caseOf(id)).toEqual(before)
    const { TipoServicio, DetalleSolicitud, FechaSolicitud } = before.Asesoria
    expect(await offered(await prove(person))).toEqual([
      { Id: id, Numero, TipoServicio, DetalleSolicitud, FechaSolicitud },
    ])
  })

  it('becomes its own by «Es mía», once', async () => {
    const person = await register(server)
    const { id } = await asVisitor(person.correo)
    const proven = await prove(person)
    expect(tally(await times(4, () => own.claim(proven, id)))).toEqual({ 200: 4 })
    expect([await idsOf(proven), await offered(proven)]).toEqual([[id], []])
    const owner = { UsuarioId: person.uid, UsuarioUsername: person.user.Username, CorreoConfirmado: true }
    expect((await caseOf(id)).Asesoria).toMatchObject(owner)
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.unida'])
  })

  it('is not offered again after «No es mía»: the link ends, staff sees why, and nothing more is mailed', async () => {
    const person = await register(server)
    const { id, Enlace } = await asVisitor(person.correo)
    await team.write({ id }, 'Secreto')
    const proven = await prove(person)
    expect(tally(await times(4, () => own.disown(proven, id)))).toEqual({ 200: 1, 404: 3 })
    expect([await offered(proven), (await openBy(Enlace)).status]).toEqual([[], 404])
    const { Asesoria, Historial } = await caseOf(id)
    expect(Asesoria).toMatchObject({ Correo: '', CorreoConfirmado: false, UsuarioId: null })
    expect(Historial.at(-1)).toMatchObject({ Evento: 'asesoria.desconocida', Quien: null })
    const subjects = (await server.mailsTo(person.correo)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => !/^Recibimos|Confirma/.test(subject))).toEqual([])
  })
})
