import { api, ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { failMail } from '../support/mailbox.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

/** The mails that wait: docs/decisions/closing-mails.md. */

const server = withApi()
const people = withEveryKind(server)
const { asesorias, correos, clear } = storedAsesorias(() => server)
beforeEach(async () => {
  await clear()
  await fetch(`${server.mailbox.url}/messages`, { method: 'DELETE' })
})

type Params = { id: string }

const ask = async (changes = {}): Promise<Params> => {
  const input = anAsesoria({ Correo: `${uniqueName('persona')}@example.com`, ...changes })
  return { id: (await call(server, api.asesorias.create, { input })).body.Id }
}
const token = () => people.editor.token
const mark = (params: Params) => call(server, api.asesorias.markDone, { params, token: token() })
const undo = (params: Params) => call(server, api.asesorias.reopen, { params, input: {}, token: token() })
const close = (params: Params, Cierre: string) =>
  call(server, api.asesorias.changeState, {
    params,
    input: { Desde: 'recibida', Estado: 'realizada', Cierre } as never,
    token: token(),
  })
const numberOf = async ({ id }: Params): Promise<string> => (await asesorias().doc(id).get()).get('numero')
const closing = ({ id }: Params) => correos().doc(`cierre-${id}`)
/** As ten minutes later. */
const letItCome = (params: Params) =>
  closing(params).update({ sendAfter: Timestamp.fromMillis(Date.now() - 1) })
const sendWhatIsDue = () => server.run('envios')
const sent = () => server.mailbox.messages.map(({ subject }) => subject)

describe('the mail that a request is done', () => {
  it('waits ten minutes, and then asks for an opinion', async () => {
    const params = await ask({ Nombre: 'María Quishpe' })
    await mark(params)
    await server.deliver('correo', closing(params).id)
    await sendWhatIsDue()
    expect(sent()).toEqual([])
    const wait = (await closing(params).get()).get('sendAfter').toMillis() - Date.now()
    expect(wait).toBeGreaterThan(9 * 60_000)
    expect(wait).toBeLessThanOrEqual(10 * 60_000)

    await letItCome(params)
    await Promise.all([sendWhatIsDue(), sendWhatIsDue()])
    expect(sent()).toEqual([`Tu asesoría quedó realizada (${await numberOf(params)}) - NAF ESPE`])
    const text = server.mailbox.messages[0]?.text
    expect(text).toContain('Hola, María Quishpe:')
    expect(text).toMatch(new RegExp(`/seguimiento#${params.id}\\.[\\w-]{22}`))
    await sendWhatIsDue()
    expect(sent()).toHaveLength(1)
    expect((await closing(params).get()).data()).toMatchObject({ status: 'enviado', sendAfter: null })
  })

  it('that was sent is due no more, also where another delivery gave it up meanwhile', async () => {
    const params = await ask()
    await mark(params)
    await letItCome(params)
    await sendWhatIsDue()
    await server.deps.outbox.postpone(closing(params).id, new Date())
    expect((await closing(params).get()).data()).toMatchObject({ status: 'enviado', sendAfter: null })
    expect(await server.deps.outbox.due(new Date())).toEqual([])
  })

  it('is undone with the mark, and a mark, its undoing and a mark send one', async () => {
    const params = await ask()
    await mark(params)
    await undo(params)
    expect((await closing(params).get()).exists).toBe(false)
    await mark(params)
    await letItCome(params)
    await sendWhatIsDue()
    await undo(params)
    await mark(params)
    await sendWhatIsDue()
    expect(sent()).toHaveLength(1)
  })

  it('says how to write again where the person was not reached, and is none for the others', async () => {
    const [unreached, duplicate] = [await ask(), await ask()]
    await close(unreached, 'sin_respuesta')
    await letItCome(unreached)
    await sendWhatIsDue()
    expect(sent()).toEqual([`Cerramos tu solicitud (${await numberOf(unreached)}) - NAF ESPE`])
    expect(server.mailbox.messages[0]?.text).not.toContain('opinión')
    await close(duplicate, 'duplicada')
    expect((await closing(duplicate).get()).exists).toBe(false)
  })

  it('is tried again later where the mail service is down', async () => {
    const params = await ask()
    await mark(params)
    await letItCome(params)
    await failMail({ status: 500, times: 3 }, server.mailbox.url)
    await sendWhatIsDue()
    const waiting = (await closing(params).get()).data()
    expect(waiting).toMatchObject({ status: 'pendiente', attempts: 3 })
    expect(waiting?.sendAfter.toMillis()).toBeGreaterThan(Date.now())
    await letItCome(params)
    await sendWhatIsDue()
    expect(sent()).toHaveLength(1)
  })

  it('is not sent about a request that was deleted meanwhile', async () => {
    const params = await ask()
    await mark(params)
    await call(server, api.asesorias.delete, { params, token: token() })
    await sendWhatIsDue()
    expect([sent(), (await closing(params).get()).exists]).toEqual([[], false])
  })
})

describe('the mail of what colleagues gave', () => {
  let rosa: Person
  const DAY = 24 * 60 * 60_000
  beforeAll(async () => {
    rosa = await register(server, ROL.EDITOR, { nombre: 'Rosa', apellido: 'Villacís' })
  })
  const give = (params: Params, by: Person) =>
    call(server, api.asesorias.assign, { params, input: { Desde: null, Uid: rosa.uid }, token: by.token })
  const digests = async () =>
    (await correos().where('about.id', '==', rosa.uid).get()).docs.map((mail) => mail.get('subject'))
  const run = (days = 0) => server.run('resumen', new Date(Date.now() + days * DAY))

  it('is one a day with all of them, however often it is asked for', async () => {
    await give(await ask(), people.editor)
    await give(await ask({ Ciudad: 'Latacunga' }), people.admin)
    await Promise.all([run(), run()])
    await run()
    expect(await digests()).toEqual(['Tienes 2 asesorías nuevas a tu cargo - NAF ESPE'])
    const { docs } = await correos().where('about.id', '==', rosa.uid).get()
    await server.deliver('correo', String(docs[0]?.id))
    expect(sent()).toEqual(['Tienes 2 asesorías nuevas a tu cargo - NAF ESPE'])
    expect(server.mailbox.messages[0]?.text).toContain('Latacunga')
    await give(await ask(), people.editor)
    await run()
    expect(await digests()).toHaveLength(1)
    await run(1)
    expect(await digests()).toContain('Tienes una asesoría nueva a tu cargo - NAF ESPE')
    await run(2)
    expect(await digests()).toHaveLength(2)
  })

  it('says nothing of what one took on oneself, or what is done already', async () => {
    await give(await ask(), rosa)
    const done = await ask()
    await give(done, people.editor)
    await mark(done)
    await run()
    expect(await digests()).toEqual([])
    expect((await asesorias().where('atiende.porAvisar', '==', true).get()).size).toBe(0)
  })
})
