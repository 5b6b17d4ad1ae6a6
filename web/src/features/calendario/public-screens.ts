import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/calendario',
    page: lazy(() => import('./CalendarioPage.tsx')),
    label: 'Calendario tributario',
    footer: 8,
  },
]
