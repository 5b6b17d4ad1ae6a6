import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/capacitaciones',
    page: lazy(() => import('./CapacitacionesPage.tsx')),
    label: 'Capacitaciones',
    footer: 7,
  },
  { path: '/mi-capacitacion', page: lazy(() => import('./MiCapacitacionPage.tsx')), fromMail: true },
]
