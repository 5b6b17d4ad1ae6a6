import { ChartColumn } from 'lucide-react'
import { lazy } from 'react'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    path: 'informe',
    page: lazy(() => import('./InformePage.tsx')),
    permission: 'informe:read',
    nav: { label: 'Informe', icon: ChartColumn, group: 'work', order: 40 },
  },
]
