import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { countNames, times } from '../support/at-once.ts'
import { anAsesoria } from '../support/builders.ts'
import { mailAbout } from '../support/mail-about.ts'
import { failMail } from '../support/mailbox.ts'
import { startSender, withApi } from '../support/server.ts'

const server = withApi()
let instances: ReturnType<typeof startSender>[]

beforeAll(async () => {
  instances = Array.from({ length: 4 }, () => startSender(server))
})
beforeEach(async () => {
  await server.firebase.db.recursiveDelete(mailCounts())
  await fetch(`${server.mailbox.url}/messages`, { method: 'DELETE' })
})
afterEach(() => failMail(undefined, server.mailbox.url))

const mailCounts = () => server.firebase.db.collection('mailCounts')
const correos = () => server.firebase.db.collection('correos')

const anAddress = () => `${uniqueName('persona')}@example.com`

/** @returns the id of the mail */
const ask = async (Correo: string, changes = {}, headers = {}): Promise<string> => {
  const reply = await call(server, api.asesorias.create, {
    input: anAsesoria({ Correo, ...changes }),
    headers,
  })
  expect(reply).toMatchObject({
    status: 201,
    body: { mensaje: 'Tu solicitud fue registrada correctamente.' },
  })
  return mailAbout(server.firebase.db, reply.body.Id)
}

/** One delivery of the event, without the pauses between tries. */
const deliver = async (id: string, instance = 0) => instances[instance]?.(id)

/** Every event twice and all at once, from several instances; what failed is delivered again, as the platform does. */
const deliverAll = async (ids: string[]): Promise<void> => {
  const deliveries = [...ids, ...ids].map((id, index) => deliver(id, index % instances.length))
  const outcomes = await Promise.allSettled(deliveries)
  const failed = ids.filter((_, i) => [i, i + ids.length].every((at) => outcomes[at]?.status === 'rejected'))
  if (failed.length > 0) await deliverAll(failed)
}

/** How many mails there are of each status, and of each cap among those held back. */
const statuses = async (ids: string[]): Promise<Record<string, number>> => {
  const records = await server.firebase.db.getAll(...ids.map((id) => correos().doc(id)))
  const names = records.map((record) =>
    [record.get('status'), record.get('heldBy')].filter(Boolean).join(' '),
  )
  return countNames(names)
}

const WORDS = ['premio', 'evil', '$500', 'cobra', '0987', 'suspend', 'llama']

/** What an attacker types where a form takes text of one's own. */
const BAIT = {
  Telefono: '0987654321',
  Ciudad: 'Cobra tu premio en evil.com',
  TipoContribuyente: 'Tu cuenta será suspendida: https://evil.com/premio',
  MedioContacto: 'www.evil.com',
  DetalleSolicitud: 'Gana $500 hoy.\n\nhttps://evil.com/premio\nLlama al 0987654321',
}
const NAMES = [
  'Gana $500 en evil.com/premio',
  'María http://evil.com',
  'Cobra en \u202emoc.live',
  'premio@evil.com',
]

describe('a stranger’s mailbox, flooded by way of the form', () => {
  it('gets three mails of 267 and none of the attacker’s words; every request is stored', async () => {
    const victim = anAddress()
    const flood = (n: number) => {
      const from = { 'x-forwarded-for': `203.0.${n >> 8}.${n & 255}` }
      return ask(victim, { ...BAIT, Nombre: NAMES[n % NAMES.length] }, from)
    }
    const ids = await times(267, flood, 20)
    await deliverAll(ids)

    expect(await statuses(ids)).toEqual({ enviado: 3, 'retenido destinatario': 264 })
    const asesorias = server.firebase.db.collection('asesorias').where('correo', '==', victim)
    expect((await asesorias.count().get()).data().count).toBe(267)

    expect(server.mailbox.messages).toHaveLength(3)
    for (const { subject, text, html, to } of server.mailbox.messages) {
      expect(to).toMatchObject([{ email: victim }])
      for (const word of WORDS) expect(`${subject}${text}${html}`.toLowerCase()).not.toContain(word)
      expect(text).toMatch(/^Hola:/)
    }
  }, 120_000)

  it('is one mailbox however its address is written', async () => {
    const name = uniqueName('victima').replaceAll('-', '')
    const ids = await Promise.all(
      [
        `${name}@gmail.com`,
        `${name.toUpperCase()}@GMAIL.com`,
        `v.i.c.${name.slice(3)}@gmail.com`,
        `${name}+gana@gmail.com`,
        `${name}@googlemail.com`,
      ].map((address) => ask(address)),
    )
    await deliverAll(ids)
    expect(await statuses(ids)).toEqual({ enviado: 3, 'retenido destinatario': 2 })
  })

  it('keeps nobody else from getting mail', async () => {
    const victim = anAddress()
    await deliverAll(await times(4, () => ask(victim)))
    const colleague = await ask(anAddress())
    await deliver(colleague)
    expect(await statuses([colleague])).toEqual({ enviado: 1 })
  })

  it('gets what is held back neither later nor by another delivery', async () => {
    const victim = anAddress()
    const ids = await times(4, () => ask(victim))
    for (const id of ids) await deliver(id)
    await letHourPass()
    await deliver(ids[3] as string)
    expect(await statuses(ids)).toEqual({ enviado: 3, 'retenido destinatario': 1 })
    expect(server.mailbox.messages).toHaveLength(3)
  })
})

/** Sets every count back by an hour. */
const letHourPass = async (): Promise<void> => {
  const back = (at: Timestamp) => Timestamp.fromMillis(at.toMillis() - 3_600_000)
  for (const count of (await mailCounts().get()).docs) {
    if (count.id === 'total') await count.ref.update({ 'hour.start': back(count.get('hour.start')) })
    else {
      const claims = Object.entries(count.get('claims') as Record<string, Timestamp>)
      await count.ref.update({ claims: Object.fromEntries(claims.map(([mail, at]) => [mail, back(at)])) })
    }
  }
}

describe('an honest person', () => {
  it('who asks three times gets three mails, and after an hour another', async () => {
    const person = anAddress()
    for (const _ of [1, 2, 3]) await deliver(await ask(person))
    expect(server.mailbox.messages).toHaveLength(3)
    await letHourPass()
    await deliver(await ask(person))
    expect(server.mailbox.messages).toHaveLength(4)
  })

  it('is greeted by name', async () => {
    await deliver(await ask(anAddress(), { Nombre: 'Íñigo Ma. O’Ñañez' }))
    expect(server.mailbox.messages[0]?.text).toMatch(/^Hola, Íñigo Ma\. O’Ñañez:/)
  })
})

describe('all mails together', () => {
  const fillTotal = (changes: Record<string, number>) => {
    const start = Timestamp.now()
    const period = (name: string) => ({ start, mails: changes[name] ?? 0 })
    return mailCounts()
      .doc('total')
      .set({ hour: period('hour'), day: period('day') })
  }

  it('are 300 an hour: the ones beyond are held back, until the hour is over', async () => {
    await fillTotal({ hour: 297 })
    const ids = await times(8, () => ask(anAddress()))
    await deliverAll(ids)
    expect(await statuses(ids)).toEqual({ enviado: 3, 'retenido hora': 5 })
    expect(server.mailbox.messages).toHaveLength(3)

    await letHourPass()
    const later = await ask(anAddress())
    await deliver(later)
    expect(await statuses([later])).toEqual({ enviado: 1 })
  })

  it('are 1,500 a day', async () => {
    await fillTotal({ day: 1499 })
    const ids = await times(2, () => ask(anAddress()))
    for (const id of ids) await deliver(id)
    expect(await statuses(ids)).toEqual({ enviado: 1, 'retenido dia': 1 })
  })

  it('to many people at once are all sent and all counted, once each', async () => {
    const ids = await times(12, () => ask(anAddress()))
    await deliverAll(ids)
    expect(await statuses(ids)).toEqual({ enviado: 12 })
    expect((await mailCounts().doc('total').get()).data()).toMatchObject({
      hour: { mails: 12 },
      day: { mails: 12 },
    })
  })
})

describe('the count', () => {
  const others = async () => (await mailCounts().get()).docs.filter(({ id }) => id !== 'total')

  it('counts a mail once, however often it is tried', async () => {
    await failMail({ status: 500, times: 6 }, server.mailbox.url)
    const person = anAddress()
    const id = await ask(person)
    await expect(deliver(id)).rejects.toThrow()
    await expect(deliver(id)).rejects.toThrow()
    await deliver(id)
    await deliver(id)
    expect((await mailCounts().doc('total').get()).get('hour.mails')).toBe(1)
    const more = await times(3, () => ask(person))
    for (const each of more) await deliver(each)
    expect(await statuses([id, ...more])).toEqual({ enviado: 3, 'retenido destinatario': 1 })
  })

  it('counts a mail that failed for good: it may have arrived', async () => {
    await failMail({ status: 400, times: 3 }, server.mailbox.url)
    const person = anAddress()
    const ids = await times(4, () => ask(person))
    for (const id of ids) await deliver(id)
    expect(await statuses(ids)).toEqual({ fallido: 3, 'retenido destinatario': 1 })
  })

  it('counts a mail that waited for SendGrid in the hour in which it goes out', async () => {
    const person = anAddress()
    await failMail({ status: 500, times: 3 }, server.mailbox.url)
    const delayed = await ask(person)
    await expect(deliver(delayed)).rejects.toThrow()
    await letHourPass()
    await deliverAll(await times(3, () => ask(person)))
    await deliver(delayed)
    expect(server.mailbox.messages).toHaveLength(3)
    expect(await statuses([delayed])).toEqual({ 'retenido destinatario': 1 })
  })

  it('holds no address, and says when it is of no more use', async () => {
    const person = anAddress()
    await deliver(await ask(person))
    const [count] = await others()
    expect(JSON.stringify([count?.id, count?.data()])).not.toContain(person.split('@')[0])
    expect(count?.get('expiresAt').toMillis()).toBeGreaterThan(Date.now() + 3_500_000)
  })
})
