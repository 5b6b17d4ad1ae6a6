import { api, asInEcuador } from '@naf/contract'
import { expect, vi } from 'vitest'
import { call, times, uniqueMail } from './api-as.ts'
import { aCapacitacion, aSignUp } from './builders.ts'
import type { ApiServer, People } from './server.ts'
import { everythingStored } from './stored.ts'

/** How the subjects of mails begin. */
export const PLACE = 'Tienes lugar en la capacitación'
export const WAITING = 'Estás en la lista de espera'
export const MOVED_UP = 'Se liberó un cupo para ti'

/** The meeting of a training of `aCapacitacion`. */
export const MEETING = 'https://espe.zoom.us/j/91234567890'
/** The changes that make a training one that took place. */
export const OVER = { fecha: '2020-05-10' }

/** The changes that make a training one that starts in so many minutes. It has to end on the same day. */
export const startingIn = (minutes: number) => {
  const moment = asInEcuador(Date.now() + minutes * 60_000).toISOString()
  const clock = moment.slice(11, 16)
  return { fecha: moment.slice(0, 10), inicio: clock < '23:59' ? clock : '23:58', fin: '23:59' }
}

const NAME = 'Ana Guamán Iza'

export const passMinutes = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

/** Moves the clock by so many hours and a minute. */
export const passHours = (hours: number) => passMinutes(hours * 60 + 1)

export const linkIn = (text: string | null | undefined) =>
  /\/mi-capacitacion#([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
export const idIn = (link: string) => ({ participante: link.split('.')[0] ?? '' })

interface Participant {
  correo: string
  /** What the link of its mails bears. */
  link: string
}

/** What the team and participants do with the trainings of a server. */
export const trainingCalls = (server: ApiServer, people: People) => {
  const { capacitaciones } = api
  const staff = () => ({ token: people.editor.token })
  const announce = async (changes = {}): Promise<string> =>
    (await call(server, capacitaciones.create, { input: aCapacitacion(changes), ...staff() })).body.Id
  const join = (
    id: string,
    Correo = uniqueMail(),
    { token, at = server, ...changes }: { token?: string; at?: ApiServer; Nombre?: string } = {},
  ) => call(at, capacitaciones.signUp, { params: { id }, input: aSignUp({ Correo, ...changes }), token })
  const confirm = (Enlace: string, Nombre = NAME) =>
    call(server, capacitaciones.confirm, { input: { Enlace, Nombre } })
  const listed = async (id: string, token?: string) =>
    (await call(server, capacitaciones.list, { token })).body.find(({ Id }: { Id: string }) => Id === id)
  const lastTextTo = async (correo: string) => (await server.mailsTo(correo)).at(-1)?.text ?? ''
  const linkTo = async (correo: string) => linkIn(await lastTextTo(correo))

  /** Signs people up at once, who do not confirm. */
  const ask = async (id: string, count: number, Nombre = NAME): Promise<Participant[]> => {
    const addresses = Array.from({ length: count }, () => uniqueMail())
    const replies = await Promise.all(addresses.map((correo) => join(id, correo, { Nombre })))
    for (const { status } of replies) expect(status).toBe(201)
    return times(
      count,
      async (n) => ({ correo: addresses[n] ?? '', link: await linkTo(addresses[n] ?? '') }),
      1,
    )
  }
  /** Signs people up, who confirm one after the other. */
  const participants = async (id: string, count: number, Nombre = NAME) => {
    const all = await ask(id, count, Nombre)
    for (const { link } of all) expect((await confirm(link, Nombre)).status).toBe(200)
    return all as [Participant, ...Participant[]]
  }

  return {
    staff,
    announce,
    join,
    confirm,
    listed,
    lastTextTo,
    linkTo,
    ask,
    participants,
    participant: async (id: string, Nombre?: string) => (await participants(id, 1, Nombre))[0],
    /** A training with one place, somebody who has it, and some who wait for it. */
    full: async (waiting = 1) => {
      const id = await announce({ cupos: 1 })
      const all = await participants(id, 1 + waiting)
      return { id, all: all as [Participant, Participant, ...Participant[]] }
    },
    change: (id: string, changes: Record<string, unknown>, how = {}) =>
      call(server, capacitaciones.edit, {
        params: { id },
        input: aCapacitacion(changes),
        ...staff(),
        ...how,
      }),
    open: (Enlace: string) => call(server, capacitaciones.open, { input: { Enlace } }),
    rename: (Enlace: string, Nombre: string) =>
      call(server, capacitaciones.rename, { input: { Enlace, Nombre } }),
    cancel: (Enlace: string) => call(server, capacitaciones.cancel, { input: { Enlace } }),
    seats: (id: string) => call(server, capacitaciones.seats, { params: { id } }),
    verify: (codigo: string) => call(server, api.verificar.read, { params: { codigo } }),
    attend: (link: string, Asistio = true) =>
      call(server, capacitaciones.tick, { params: idIn(link), input: { Asistio }, ...staff() }),
    counts: async (id: string) => {
      const { Inscritos, EnEspera, Asistieron } = await listed(id, people.editor.token)
      return [Inscritos, EnEspera, Asistieron]
    },
    attendanceList: async (id: string) =>
      (await call(server, capacitaciones.participants, { params: { id }, ...staff() })).body,
    unconfirmedOf: (id: string, query = {}) =>
      call(server, capacitaciones.unconfirmed, { params: { id }, query, ...staff() }),
    /** The subjects of the mails after the one that asks to confirm. */
    told: async (correo: string) =>
      (await server.mailsTo(correo)).slice(1).map(({ subject }) => subject.split(':')[0]),
    isStored: async (text: string) => JSON.stringify(await everythingStored(server, [])).includes(text),
  }
}
