import { UserRound } from 'lucide-react'
import { lazy } from 'react'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    path: 'perfil',
    page: lazy(() => import('./PerfilPage.tsx')),
    permission: 'perfil:manage',
    nav: { label: 'Perfil', icon: UserRound, group: 'work', order: 90 },
  },
]
