import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/seguimiento',
    page: lazy(() => import('./SeguimientoPage.tsx')),
    label: 'Seguimiento de tu solicitud',
    footer: 5,
    fromMail: true,
  },
]
