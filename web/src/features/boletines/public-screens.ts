import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/boletines',
    page: lazy(() => import('./BoletinesPage.tsx')),
    label: 'Boletines',
    header: 50,
    offeredAs: 'Boletines Contables',
  },
  { path: '/boletines/:id', page: lazy(() => import('./BoletinPage.tsx')) },
]
