import type { api } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { idempotencyKey } from '../http/idempotency.ts'
import type { Routes } from '../http/router.ts'
import { createGuessThrottle, limitForms, limitReads, padTime } from '../http/throttle.ts'
import { consentTo, digest } from '../util.ts'
import { findParticipante } from './find-participante.ts'
import { assertMayCancel, assertMayWait, assertOpen } from './policy.ts'
import { presentParticipation } from './presenter.ts'
import type { StoredCapacitacion } from './record.ts'
import type { StoredParticipante } from './sign-up-record.ts'

const MENSAJES = {
  inscrito: 'Tu lugar quedó reservado. Te enviamos un correo para confirmarlo.',
  espera: 'Quedaste en la lista de espera. Te escribiremos si se libera un cupo.',
} as const

type SignUps = Pick<typeof api.capacitaciones, 'seats' | 'signUp' | 'open' | 'cancel'>

/** Signing up for a training and out of it. Whoever has the link acts as who reads the mailbox. */
export const createSignUpRoutes = (deps: Deps): Routes<SignUps> => {
  const { capacitaciones, participantes, config } = deps
  const throttle = createGuessThrottle(config.MAX_TRACKING_FAILURES)

  const answerWith = async (training: StoredCapacitacion, participante: StoredParticipante) =>
    presentParticipation(
      training,
      participante,
      participante.estado === 'espera' ? await participantes.waitingBefore(participante) : 0,
    )

  return {
    seats: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ params: { id } }) {
        const training = await capacitaciones.get(id)
        assertOpen(training)
        const { cupos, inscritos, espera } = training
        return { Libres: espera > 0 ? 0 : Math.max(0, cupos - inscritos), EnEspera: espera }
      },
    },

    signUp: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ params: { id }, input: { Consentimiento, ...form }, header }) {
        const key = idempotencyKey(header)
        const person = {
          nombre: form.Nombre,
          correo: form.Correo,
          consentimiento: consentTo(Consentimiento),
          fingerprint: key === undefined ? null : digest(`${key}\n${JSON.stringify(form)}`),
        }
        // Not even the time tells whether somebody had signed up.
        const { Estado } = await padTime(async () => {
          const assertions = { open: assertOpen, mayWait: assertMayWait }
          return { Estado: await participantes.join(id, person, assertions), isRight: false }
        })
        return { mensaje: MENSAJES[Estado], Estado }
      },
    },

    open: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ origin, input }) {
        const { training, participante } = await findParticipante(deps, throttle, origin, input.Enlace)
        return answerWith(training, participante)
      },
    },

    cancel: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input }) {
        const { training, participante } = await findParticipante(deps, throttle, origin, input.Enlace)
        await participantes.cancel(participante.id, assertMayCancel)
        return answerWith(training, await participantes.get(participante.id))
      },
    },
  }
}
