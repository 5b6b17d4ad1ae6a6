import { type ComponentType, lazy } from 'react'
import { HomePage } from '../features/home/HomePage.tsx'
import { MENSAJES_APP as TEXTO } from './messages.ts'

interface PublicScreen {
  path: string
  /** What the header calls it; absent where the header has no link to it. */
  label?: string
  page: ComponentType
}

/** The first page is not lazy: the first paint would wait for a second request. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  { path: '/', label: TEXTO.inicio, page: HomePage },
  {
    path: '/servicios',
    label: TEXTO.servicios,
    page: lazy(() => import('../features/asesorias/ServiciosPage.tsx')),
  },
]
