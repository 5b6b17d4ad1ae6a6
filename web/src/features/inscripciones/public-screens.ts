import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/inscripcion',
    page: lazy(() => import('./InscripcionPage.tsx')),
    label: 'Inscripción',
    header: 80,
    toInicio: true,
  },
]
