import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/servicios',
    page: lazy(() => import('./ServiciosPage.tsx')),
    label: 'Solicitar Asesoría',
    header: 30,
    toInicio: true,
  },
]
