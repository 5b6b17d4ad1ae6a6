import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/verificar',
    page: lazy(() => import('./VerificarPage.tsx')),
    label: 'Verificar un certificado',
    footer: 9,
  },
]
