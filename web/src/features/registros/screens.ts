import { lazy } from 'react'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    path: 'registros/:coleccion/:registro',
    page: lazy(() => import('./RegistroPage.tsx')),
    permission: 'registros:manage',
  },
]
