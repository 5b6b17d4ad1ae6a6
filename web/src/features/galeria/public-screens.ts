import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/galeria',
    page: lazy(() => import('./GaleriaPage.tsx')),
    label: 'Galería',
    header: 70,
    toInicio: true,
  },
]
