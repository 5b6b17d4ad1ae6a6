import { FileText, Newspaper } from 'lucide-react'
import { lazy } from 'react'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { publicPath: '/boletines', permission: 'boletines:read', nav: { icon: Newspaper, order: 40 } },
  ...manager(
    'boletines-manager',
    'boletines:manage',
    { label: 'Gestionar boletines', icon: FileText, order: 40 },
    {
      list: lazy(() => import('./BoletinesManagerPage.tsx')),
      create: lazy(() => import('./CrearBoletinPage.tsx')),
      edit: lazy(() => import('./EditarBoletinPage.tsx')),
      delete: lazy(() => import('./EliminarBoletinPage.tsx')),
    },
  ),
]
