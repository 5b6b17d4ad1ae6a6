import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/',
    page: lazy(() => import('./HomePage.tsx')),
    label: 'Inicio',
    header: 10,
  },
]
