import { FileText, Newspaper } from 'lucide-react'
import { managerPages, withPreview } from '../../session/manager-pages.tsx'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    publicPath: '/boletines',
    name: 'Boletines Contables',
    permission: 'boletines:read',
    nav: { icon: Newspaper, order: 40 },
  },
  { publicPath: '/boletines/:id', permission: 'boletines:read' },
  ...manager(
    'boletines-manager',
    'boletines:manage',
    { label: 'Gestión de Boletines', icon: FileText, order: 40 },
    withPreview(
      managerPages(
        () => import('./manager.tsx'),
        () => import('./form.tsx'),
      ),
      () => import('./manager.tsx'),
      () => import('./preview.tsx'),
    ),
  ),
]
