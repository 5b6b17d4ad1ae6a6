import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/quienes',
    page: lazy(() => import('./QuienesPage.tsx')),
    label: 'Quiénes somos',
    header: 20,
    toInicio: true,
  },
  {
    path: '/naf',
    page: lazy(() => import('./NafPage.tsx')),
    label: 'NAF',
    header: 60,
    toInicio: true,
  },
  {
    path: '/politica-privacidad',
    page: lazy(() => import('./PrivacidadPage.tsx')),
    label: 'Política de privacidad',
    footer: 110,
    toInicio: true,
  },
  {
    path: '/politica-cookies',
    page: lazy(() => import('./CookiesPage.tsx')),
    label: 'Política de cookies',
    footer: 120,
    toInicio: true,
  },
  {
    path: '/terminos-condiciones',
    page: lazy(() => import('./TerminosPage.tsx')),
    label: 'Términos y condiciones',
    footer: 130,
    toInicio: true,
  },
]
