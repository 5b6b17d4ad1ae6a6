import {
  type api,
  codigoOf,
  type EstadoContenido,
  type LugaresLibres,
  longDay,
  type Participation,
} from '@naf/contract'
import { MENSAJES_CAPACITACION } from '@naf/contract/schemas'
import { PUBLISHED, partsOf, standingAt } from '../content/publication.ts'
import { createAnswers } from '../content/routes.ts'
import { asAnswered } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { answerExport, type Column, choosing, searching } from '../export/export.ts'
import { submissionOf, versionOf } from '../http/form-headers.ts'
import { openLink } from '../http/links.ts'
import type { Routes } from '../http/router.ts'
import { FORMS_PER_ACCOUNT, limitForms, limitPerKey } from '../http/throttle.ts'
import { consentTo } from '../util.ts'
import { tick } from './attendance.ts'
import { certificatePdf } from './certificate.ts'
import {
  assertOpen,
  CAPACITACIONES,
  canTick,
  hasBegun,
  isFull,
  lastErasedDay,
  NO_COUNTS,
  type StoredCapacitacion,
} from './record.ts'

const MENSAJES = {
  por_confirmar: 'Te enviamos un correo. Confirma ahí tu inscripción: hasta entonces no tienes lugar.',
  inscrito: 'Tu lugar quedó reservado. Te enviamos un correo para confirmarlo.',
  espera: 'Quedaste en la lista de espera. Te escribiremos si se libera un cupo.',
} as const

/** The exact number would tell who signs up and who cancels. */
const freeSeatsOf = (training: StoredCapacitacion): LugaresLibres => {
  if (isFull(training)) return 'ninguno'
  return training.cupos - training.inscritos <= training.cupos / 5 ? 'pocos' : 'varios'
}

/** A year later the sign-ups are erased, and the training's own counts say how many there were. */
const erasedOf = ({ fecha, inscritos, espera, asistieron }: StoredCapacitacion) => {
  const signedUp = inscritos + espera
  const isErased = signedUp > 0 && fecha <= lastErasedDay(Date.now())
  return isErased ? { Inscritos: signedUp, Asistieron: asistieron } : null
}

const ESTADOS: Record<EstadoContenido, string> = {
  borrador: 'Borrador',
  programado: 'Programado',
  publicado: 'Publicado',
  archivado: 'Archivado',
}

const estadoOf = (training: StoredCapacitacion): EstadoContenido => standingAt(training, Date.now()).estado

/** The hours are those of Ecuador, as they were typed. */
const COLUMNS: readonly Column<StoredCapacitacion>[] = [
  { header: 'Título', width: 44, value: ({ titulo }) => titulo },
  { header: 'Fecha', dates: 'days', width: 12, value: ({ fecha }) => new Date(fecha) },
  { header: 'Hora de inicio', width: 14, value: ({ inicio }) => inicio },
  { header: 'Hora de fin', width: 14, value: ({ fin }) => fin },
  { header: 'Lugar', width: 30, value: ({ lugar }) => lugar },
  { header: 'Enlace de la reunión', width: 30, value: ({ enlace }) => enlace },
  { header: 'Campus', width: 14, value: ({ campus }) => campus },
  { header: 'Expositor', width: 26, value: ({ expositor }) => expositor },
  { header: 'Cupos', width: 10, value: ({ cupos }) => cupos },
  { header: 'Inscritos', width: 10, value: ({ inscritos }) => inscritos },
  { header: 'En espera', width: 10, value: ({ espera }) => espera },
  { header: 'Asistieron', width: 10, value: ({ asistieron }) => asistieron },
  { header: 'Estado', width: 14, value: (training) => ESTADOS[estadoOf(training)] },
]

const searchedText = ({ titulo, fecha, inicio, lugar, expositor }: StoredCapacitacion): string =>
  [titulo, longDay(fecha), inicio, lugar, expositor].join('\n')

export const createCapacitacionesRoutes = (deps: Deps): Routes<typeof api.capacitaciones> => {
  const { capacitaciones, participantes, config } = deps
  const { list, presentCreated, presentOne } = createAnswers(deps, CAPACITACIONES, capacitaciones)
  const form = () => limitForms(config.MAX_FORMS_PER_IP)
  const limitActs = limitPerKey(FORMS_PER_ACCOUNT)

  /** Does something with the sign-up of a link. @returns the sign-up as its owner sees it then @throws as `openLink` */
  const byLink = async (enlace: string, work?: (id: string) => Promise<void>): Promise<Participation> => {
    const refusal = MENSAJES_CAPACITACION.notFound
    // Not even the time tells whether somebody signed up.
    const { id, capacitacion } = await deps.padRefusal(() =>
      openLink(refusal, enlace, participantes.records.find),
    )
    const training = await capacitaciones.find(capacitacion)
    if (!training) throw new AppError('not_found', refusal)
    if (work) {
      limitActs(id)
      await work(id)
    }
    const one = await participantes.records.get(id)
    return {
      ...asAnswered(training),
      Capacitacion: training.id,
      Virtual: training.enlace !== '',
      Enlace: one.estado === 'inscrito' ? training.enlace : '',
      Nombre: one.nombre,
      Estado: one.estado,
      Orden: one.orden,
      Puesto: await participantes.puestoOf(one),
      PuedeCancelar: one.estado !== 'cancelado' && !one.asistio && !hasBegun(training),
      Asistio: one.asistio,
      Certificado: one.asistio ? one.certificado : null,
    }
  }

  return {
    list,

    async create({ session, input, header }) {
      const { id, fingerprint } = submissionOf(session, header, capacitaciones.newId, JSON.stringify(input))
      const { contents, publication } = partsOf(input)
      const record = { ...contents, ...(publication ?? PUBLISHED), ...NO_COUNTS, fingerprint }
      await capacitaciones.create(session, id, record)
      return presentCreated(id, fingerprint)
    },

    async edit({ session, params: { id }, input, header }) {
      const edit = { ...partsOf(input), version: versionOf(header) }
      await capacitaciones.editForm(session, id, edit)
      return presentOne(id)
    },

    async delete({ session, params: { id } }) {
      await capacitaciones.delete(session, id)
      return { mensaje: CAPACITACIONES.messages.deleted }
    },

    export: async ({ session, query: { formato, q, estado } }) =>
      answerExport(deps, session, formato, {
        what: 'capacitaciones',
        title: 'Capacitaciones',
        columns: COLUMNS,
        filters: [searching(q, searchedText), choosing(estado, estadoOf)],
        pages: capacitaciones.pages(),
        count: await capacitaciones.count(),
      }),

    async seats({ params: { id } }) {
      const training = await capacitaciones.get(id)
      assertOpen(training)
      return { Libres: freeSeatsOf(training) }
    },

    signUp: {
      limit: form(),
      async handle({ session, origin, params: { id }, input: { Nombre, Correo, Consentimiento } }) {
        const person = { nombre: Nombre, correo: Correo, consentimiento: consentTo(Consentimiento) }
        const isProven = session?.correoVerificado === true && session.correo.toLowerCase() === Correo
        const signedUp = await participantes.signUp(id, person, isProven, origin)
        const { id: Participante, estado: Estado } = signedUp
        return { mensaje: MENSAJES[Estado], Estado, Participante }
      },
    },

    open: ({ input }) => byLink(input.Enlace),

    confirm: {
      limit: form(),
      handle: ({ input }) => byLink(input.Enlace, (id) => participantes.confirm(id, input.Nombre)),
    },
    rename: {
      limit: form(),
      handle: ({ input }) => byLink(input.Enlace, (id) => participantes.rename(id, input.Nombre)),
    },
    cancel: { limit: form(), handle: ({ input }) => byLink(input.Enlace, participantes.cancel) },

    async participants({ params: { id } }) {
      const training = await capacitaciones.get(id)
      const [signedUp, PorConfirmar] = await Promise.all([
        participantes.list(id),
        participantes.countUnconfirmed(id),
      ])
      return {
        ...asAnswered(training),
        PorRegistrar: canTick(training),
        Participantes: signedUp.map(asAnswered),
        PorConfirmar,
        Borrados: signedUp.length === 0 ? erasedOf(training) : null,
      }
    },

    async unconfirmed({ params: { id }, query: { cursor } }) {
      await capacitaciones.get(id)
      const { records, ...page } = await participantes.listUnconfirmed(id, cursor)
      return { ...page, items: records.map(asAnswered) }
    },

    async takeOut({ session, params: { participante } }) {
      await participantes.takeOut(session, participante)
      return { mensaje: 'Inscripción quitada' }
    },

    tick: async ({ session, params: { participante }, input }) =>
      asAnswered(await tick(deps, session, participante, input.Asistio)),
  }
}

/** Anybody checks the code of a certificate; its PDF is written when somebody asks for it. */
export const createVerificarRoutes = ({ certificados, config }: Deps): Routes<typeof api.verificar> => {
  /** @throws not_found, the same whatever was wrong */
  const find = async (typed: string) => {
    const codigo = codigoOf(typed)
    const found = codigo && (await certificados.find(codigo))
    if (found) return found
    const message = 'No hay ningún certificado con ese código. Revísalo y vuelve a intentarlo.'
    throw new AppError('not_found', message, { isGuess: true })
  }

  return {
    async read({ params: { codigo } }) {
      const { id, nombre, titulo, fecha } = await find(codigo)
      return { Codigo: id, Nombre: nombre, Capacitacion: titulo, Fecha: fecha }
    },

    async certificate({ params: { codigo } }) {
      const found = await find(codigo)
      return {
        name: `certificado-${found.id}.pdf`,
        type: 'application/pdf',
        disposition: 'attachment',
        content: await certificatePdf(found, config.PORTAL_URL),
      }
    },
  }
}
