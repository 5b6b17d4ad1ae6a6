import { type Answer, api } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import express, { type Express } from 'express'
import { createAsesoriasRoutes } from './asesorias/routes.ts'
import { createSeguimientoRoutes } from './asesorias/tracking.ts'
import { createTrashRoutes } from './asesorias/trash.ts'
import { createCapacitacionesRoutes, createVerificarRoutes } from './capacitaciones/routes.ts'
import { createCalendarioRoutes } from './content/calendario.ts'
import { createReadingPages, createSitemapRoutes, createSummary } from './content/reading-pages.ts'
import { KINDS } from './content/record.ts'
import { createContentRoutes } from './content/routes.ts'
import type { Deps } from './deps.ts'
import { AppError, inTime } from './errors.ts'
import { readBounces } from './google/mailer.ts'
import { restoreHidden } from './http/body.ts'
import { requestLog } from './http/log.ts'
import { errorHandler, notFound } from './http/respond.ts'
import { mount, type Routes } from './http/router.ts'
import { findOrigin } from './http/throttle.ts'
import { createInformeRoutes, usualWait } from './informe/routes.ts'
import { createInscripcionesRoutes } from './inscripciones/routes.ts'
import { createSuscripcionesRoutes } from './suscripciones/routes.ts'
import { createUsersRoutes } from './users/routes.ts'
import { causeOf, logger } from './util.ts'

/** The whole API and the reading pages. The server needs `hideFromPlatform` in front of it. */
export const createApp = (deps: Deps): Express => {
  const { PROXY_HOPS_HOSTING, PROXY_HOPS_DIRECT } = deps.config
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(requestLog)
  app.use(restoreHidden)
  app.use(findOrigin({ hosting: PROXY_HOPS_HOSTING, direct: PROXY_HOPS_DIRECT }))
  app.use(createReadingPages(deps))
  const router = mount(deps, api, schemas, createRoutes(deps))
  // Hosting keeps the `/api` of the path; the function's own address has spent it on its name.
  app.use('/api', router)
  app.use(router)
  app.use(notFound)
  app.use(errorHandler)
  return app
}

/** A handler for every endpoint of the contract. */
const createRoutes = (deps: Deps): { [E in keyof typeof api]: Routes<(typeof api)[E]> } => {
  const boletines = createContentRoutes(deps, KINDS.boletines, deps.boletines)
  const libros = createContentRoutes(deps, KINDS.libros, deps.libros)
  return {
    salud: { read: createHealth(deps) },
    users: createUsersRoutes(deps),
    asesorias: { ...createAsesoriasRoutes(deps), plazo: () => usualWait(deps) },
    seguimiento: createSeguimientoRoutes(deps),
    papelera: createTrashRoutes(deps),
    calendario: createCalendarioRoutes(deps),
    capacitaciones: createCapacitacionesRoutes(deps),
    verificar: createVerificarRoutes(deps),
    boletines: { ...boletines, summary: createSummary(deps) },
    libros,
    galeria: createContentRoutes(deps, KINDS.galeria, deps.galeria),
    plantillas: createContentRoutes(deps, KINDS.plantillas, deps.plantillas),
    sitemap: createSitemapRoutes(deps, { boletines: boletines.published, libros: libros.published }),
    informe: createInformeRoutes(deps),
    correos: { report: ({ raw, header }) => takeReport(deps, raw, header) },
    inscripciones: createInscripcionesRoutes(deps),
    suscripciones: createSuscripcionesRoutes(deps),
  }
}

/** What the mail service reports of mails that it took: those that came back. */
const takeReport = async (
  { config, deliveries, suscripciones }: Deps,
  body: Buffer,
  header: (name: string) => string | undefined,
) => {
  const key = config.SENDGRID_WEBHOOK_KEY
  if (!key) throw new AppError('not_found', 'Esta dirección no existe.')
  for (const { correo, bounce } of readBounces(key, body, header)) {
    const mail = await deliveries.bounced(correo, bounce)
    if (mail && bounce === 'sin_buzon') await suscripciones.takeOut(mail.to)
  }
  return { mensaje: 'Recibido.' }
}

type Health = Answer<typeof api.salud.read>

/** Less than the endpoint's time, so that the answer names the silent service. */
const DEADLINE_MS = 2500
const FRESH_MS = 30_000

/** What a service answers; null if it fails or is silent. */
const answerOf = <T>(service: string, work: Promise<T>): Promise<T | null> =>
  inTime(work, DEADLINE_MS).catch((error: unknown) => {
    logger.error('service failed', { service, cause: causeOf(error) })
    return null
  })

const check = async ({ missingMails, files, documents }: Deps): Promise<Health> => {
  const [late, storage] = await Promise.all([
    answerOf('firestore', missingMails.areLate(new Date())),
    answerOf('storage', files.probe()),
  ])
  return {
    estado: late === false && storage ? 'ok' : 'falla',
    version: documents?.version ?? 'desarrollo',
    firestore: late === null ? 'falla' : 'ok',
    storage: storage ? 'ok' : 'falla',
    correo: late === null ? 'desconocido' : late ? 'atrasado' : 'ok',
  }
}

/**
 * Whether the portal works. All callers of half a minute share one reading.
 * @throws unavailable with the same fields if a service fails or mail is late
 */
const createHealth = (deps: Deps): (() => Promise<Health>) => {
  let until = 0
  let reading: Promise<Health> | undefined
  return async () => {
    if (!reading || Date.now() >= until) {
      until = Date.now() + FRESH_MS
      reading = check(deps)
    }
    const health = await reading
    if (health.estado === 'ok') return health
    const message = 'Un servicio del portal no responde bien. Inténtalo de nuevo en unos segundos.'
    throw new AppError('unavailable', message, { retryAfter: FRESH_MS / 1000, more: health })
  }
}
