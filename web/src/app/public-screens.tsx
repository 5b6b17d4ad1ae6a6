import type { ComponentType } from 'react'
import { HomePage } from '../features/home/HomePage.tsx'
import { MENSAJES_APP as TEXTO } from './messages.ts'
import { SHARED_PAGES, type SharedPath } from './shared-pages.ts'

interface PublicScreen {
  path: string
  /** What the header calls it; absent where the header has no link to it. */
  label?: string
  page: ComponentType
}

const shared = (path: SharedPath, label?: string): PublicScreen => ({
  path: `/${path}`,
  page: SHARED_PAGES[path],
  ...(label && { label }),
})

/** In the header's order. The first page is not lazy: the first paint would wait for a second request. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  { path: '/', label: TEXTO.inicio, page: HomePage },
  shared('quienes', TEXTO.quienes),
  shared('servicios', TEXTO.servicios),
  shared('biblioteca', TEXTO.biblioteca),
  shared('boletines', TEXTO.boletines),
  shared('naf', TEXTO.naf),
  shared('galeria', TEXTO.galeria),
  shared('inscripcion', TEXTO.inscripcion),
  shared('terminos-condiciones'),
  shared('politica-privacidad'),
  shared('politica-cookies'),
]
