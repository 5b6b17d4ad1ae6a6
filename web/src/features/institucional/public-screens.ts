import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/quienes',
    page: lazy(() => import('./QuienesPage.tsx')),
    label: 'Quiénes somos',
    header: 20,
    offeredAs: '¿Quiénes Somos?',
  },
  {
    path: '/naf',
    page: lazy(() => import('./NafPage.tsx')),
    label: 'NAF',
    header: 60,
    offeredAs: 'Bienvenidos al NAF',
  },
  {
    path: '/politica-privacidad',
    page: lazy(() => import('./PrivacidadPage.tsx')),
    label: 'Política de privacidad',
    footer: 110,
    offeredAs: 'Política de privacidad',
  },
  {
    path: '/politica-cookies',
    page: lazy(() => import('./CookiesPage.tsx')),
    label: 'Política de cookies',
    footer: 120,
    offeredAs: 'Política de cookies',
  },
  {
    path: '/terminos-condiciones',
    page: lazy(() => import('./TerminosPage.tsx')),
    label: 'Términos y condiciones',
    footer: 130,
    offeredAs: 'Términos y condiciones',
  },
]
