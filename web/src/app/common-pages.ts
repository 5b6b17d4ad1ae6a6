import { lazy } from 'react'

/** The pages that visitors and the dashboards have in common; the address of each is its name in this table. */
export const COMMON_PAGES = {
  quienes: lazy(() => import('../features/institucional/QuienesPage.tsx')),
  servicios: lazy(() => import('../features/asesorias/ServiciosPage.tsx')),
  biblioteca: lazy(() => import('../features/libros/BibliotecaPage.tsx')),
  boletines: lazy(() => import('../features/boletines/BoletinesPage.tsx')),
  naf: lazy(() => import('../features/institucional/NafPage.tsx')),
  galeria: lazy(() => import('../features/galeria/GaleriaPage.tsx')),
  inscripcion: lazy(() => import('../features/inscripciones/InscripcionPage.tsx')),
  'terminos-condiciones': lazy(() => import('../features/institucional/TerminosPage.tsx')),
  'politica-privacidad': lazy(() => import('../features/institucional/PrivacidadPage.tsx')),
  'politica-cookies': lazy(() => import('../features/institucional/CookiesPage.tsx')),
} as const

export type CommonPath = keyof typeof COMMON_PAGES
