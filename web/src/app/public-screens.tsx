import type { ComponentType } from 'react'
import { HomePage } from '../features/home/HomePage.tsx'
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

/** In the header's order. The first page is not lazy: the first paint would wait for a second request. */
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
