import { type ComponentType, lazy } from 'react'
import { COMMON_PAGES, type CommonPath } from './common-pages.ts'
import { MENSAJES_APP as TEXTO } from './messages.ts'

interface PublicScreen {
  path: string
  /** What the header calls it; absent where the header has no link to it. */
  label?: string
  page: ComponentType
}

const common = (path: CommonPath, label?: string): PublicScreen => ({
  path: `/${path}`,
  page: COMMON_PAGES[path],
  ...(label && { label }),
})

const HomePage = lazy(() => import('../features/home/HomePage.tsx'))

/** In the header's order. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  { path: '/', label: TEXTO.inicio, page: HomePage },
  common('quienes', TEXTO.quienes),
  common('servicios', TEXTO.servicios),
  common('biblioteca', TEXTO.biblioteca),
  common('boletines', TEXTO.boletines),
  common('naf', TEXTO.naf),
  common('galeria', TEXTO.galeria),
  common('inscripcion', TEXTO.inscripcion),
  common('terminos-condiciones'),
  common('politica-privacidad'),
  common('politica-cookies'),
]
