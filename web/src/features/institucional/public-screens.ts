import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/quienes',
    page: lazy(() => import('./QuienesPage.tsx')),
    label: 'Quiénes somos',
    header: 20,
  },
  {
    path: '/naf',
    page: lazy(() => import('./NafPage.tsx')),
    label: 'NAF',
    header: 60,
  },
  {
    path: '/politica-privacidad',
    page: lazy(() => import('./PrivacidadPage.tsx')),
    label: 'Política de privacidad',
    footer: 110,
  },
  {
    path: '/politica-cookies',
    page: lazy(() => import('./CookiesPage.tsx')),
    label: 'Política de cookies',
    footer: 120,
  },
  {
    path: '/terminos-condiciones',
    page: lazy(() => import('./TerminosPage.tsx')),
    label: 'Términos y condiciones',
    footer: 130,
  },
]
