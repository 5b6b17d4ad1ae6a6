import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/boletines',
    page: lazy(() => import('./BoletinesPage.tsx')),
    label: 'Boletines',
    header: 50,
    toInicio: true,
  },
  { path: '/boletines/:id', page: lazy(() => import('./BoletinPage.tsx')) },
]
