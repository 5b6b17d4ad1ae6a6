import { api } from '@naf/contract'
import type { Accounts } from './accounts.ts'
import { type Account, callApi } from './client.ts'
import type { Random } from './invent.ts'

/** What became of the demo requests after they came in, as the team and the people who asked did it. */

export interface Attended {
  id: string
  /** Null for a visitor. */
  sender: Account | null
}

const NOTES = [
  'No contesta; prefiere que la llamen después de las 18h.',
  'Trae las facturas de los tres últimos meses. Falta el RUC actualizado.',
  'Ya había preguntado lo mismo en septiembre: revisar la respuesta de entonces.',
  'Habla quichua y castellano; la acompaña su hija.',
] as const

const ANSWERS = [
  'Revisamos tu consulta. Para ayudarte necesitamos las facturas de octubre y noviembre.\n\n¿Nos las puedes enviar?',
  'Puedes hacerlo en línea con tu clave del SRI, que no nos tienes que dar. Te llamamos para guiarte paso a paso.',
  'Tu declaración es semestral. El plazo depende del noveno dígito de tu cédula: míralo en la guía de la biblioteca.',
] as const

const REPLIES = ['Gracias. ¿A qué hora me llaman?', 'Ya tengo las facturas. ¿A dónde las envío?'] as const

const OPINIONS = [
  [5, 'Muy claro y con mucha paciencia.'],
  [5, ''],
  [4, 'Me ayudaron, aunque la llamada demoró dos días.'],
  [3, 'Me quedó una duda sobre las retenciones.'],
] as const

const TEMPLATES = [
  ['Primera llamada', 'Hola, {nombre}: te llamamos por tu solicitud {numero}. ¿A qué hora te conviene?'],
  [
    'Faltan documentos',
    'Hola, {nombre}: para tu solicitud {numero} nos faltan tus facturas del período. ¿Nos las envías?',
  ],
  [
    'No pudimos contactarte',
    'Hola, {nombre}: te llamamos por tu solicitud {numero} y no contestaste. Escríbenos un horario.',
  ],
  [
    'Trámites ante el SRI',
    'Hola, {nombre}: el NAF no realiza trámites ante el SRI, pero te explicamos cómo hacerlos.',
  ],
] as const

export const createAttention = ({ editor, publishers }: Accounts, random: Random) => {
  const { uid, token } = editor
  const params = ({ id }: Attended) => ({ id })
  const take = (asked: Attended) =>
    callApi(api.asesorias.assign, { params: params(asked), input: { Desde: null, Uid: uid }, token })
  const annotate = (asked: Attended) =>
    callApi(api.asesorias.addNote, { params: params(asked), input: { Texto: random.pick(NOTES) }, token })
  const answer = (asked: Attended) =>
    callApi(api.asesorias.addMessage, {
      params: params(asked),
      input: { Texto: random.pick(ANSWERS) },
      token,
    })
  const phone = (asked: Attended) =>
    callApi(api.asesorias.recordContact, { params: params(asked), input: { Medio: 'llamada' }, token })
  const give = (asked: Attended) =>
    callApi(api.asesorias.assign, {
      params: params(asked),
      input: { Desde: null, Uid: random.pick(publishers).uid },
      token,
    })
  const wait = (asked: Attended) =>
    callApi(api.asesorias.changeState, {
      params: params(asked),
      input: { Desde: 'en_curso', Estado: 'esperando_respuesta' },
      token,
    })
  const reply = async (asked: Attended) => {
    if (asked.sender)
      await callApi(api.asesorias.answerMine, {
        params: params(asked),
        input: { Texto: random.pick(REPLIES) },
        token: asked.sender.token,
      })
  }

  /** What happens to one that is still open, each in its turn. */
  const ways = [
    [take, annotate],
    [take, phone, phone],
    [take, answer, wait],
    [give],
    [],
    [take, answer, reply],
    [annotate],
  ]
  let turn = 0

  return {
    async onOpen(asked: Attended): Promise<void> {
      const way = ways[turn++ % ways.length] ?? []
      for (const step of way) await step(asked)
    },

    /** Until it is marked as done, and what the person thinks of it. */
    async onDone(asked: Attended): Promise<void> {
      if (random.chance(0.6)) await take(asked)
      if (random.chance(0.3)) await annotate(asked)
      if (random.chance(0.3)) await answer(asked)
      await callApi(api.asesorias.markDone, { params: params(asked), token })
      if (!asked.sender || random.chance(0.4)) return
      const [Valor, Comentario] = random.pick(OPINIONS)
      await callApi(api.asesorias.rateMine, {
        params: params(asked),
        input: { Valor, Comentario },
        token: asked.sender.token,
      })
    },

    toBin: (asked: Attended) => callApi(api.asesorias.delete, { params: params(asked), token }),
  }
}

/** The team's ready answers. */
export const seedPlantillas = async ({ admin }: Accounts): Promise<void> => {
  for (const [Titulo, Texto] of TEMPLATES)
    await callApi(api.plantillas.create, { input: { Titulo, Texto }, token: admin.token })
}
