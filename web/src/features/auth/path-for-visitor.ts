import { DASHBOARD } from '@naf/contract'
import { ownPath } from '../../auth/paths.ts'

/** The public pages that a dashboard has, too. */
const SHARED =
  /^(?:quienes|servicios|naf|galeria|calendario|inscripcion|capacitaciones|verificar|terminos-condiciones|politica-(?:privacidad|cookies)|(?:biblioteca|boletines)(?:\/[\w-]+)?)(?:[?#]|$)/

/** Where visitors find the record of a screen of staff, which is about one. */
const OF_STAFF = /^(libros|boletines|galeria|capacitaciones)-manager\/(?:ver|editar)\/([\w-]+)/
const READ_AT: Record<string, (id: string) => string> = {
  libros: (id) => `/biblioteca/${id}`,
  boletines: (id) => `/boletines/${id}`,
  galeria: () => '/galeria',
  capacitaciones: (id) => `/capacitaciones?id=${id}`,
}

/** The path at which a visitor finds what an address of a dashboard names; null for what only its people may see. */
export const pathForVisitor = (wanted: string | null): string | null => {
  const path = ownPath(wanted) ?? ''
  const dashboard = Object.values(DASHBOARD).find((each) => path.startsWith(`${each}/`))
  if (!dashboard) return null
  const screen = path.slice(dashboard.length + 1)
  const [, kind = '', id = ''] = OF_STAFF.exec(screen) ?? []
  return READ_AT[kind]?.(id) ?? (SHARED.test(screen) ? `/${screen}` : null)
}
