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
  { path: 'informe/redes', page: lazy(() => import('./RedesPage.tsx')), permission: 'informe:manage' },
  { path: 'correos', page: lazy(() => import('./CorreosPage.tsx')), permission: 'informe:read' },
]
