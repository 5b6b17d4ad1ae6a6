import { Images } from 'lucide-react'
import { managerPages, withPreview } from '../../session/manager-pages.tsx'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    publicPath: '/galeria',
    name: 'Nuestra Galería',
    permission: 'galeria:read',
    nav: { icon: Images, order: 50 },
  },
  ...manager(
    'galeria-manager',
    'galeria:manage',
    { label: 'Gestión de Galería', icon: Images, order: 60 },
    withPreview(
      managerPages(
        () => import('./manager.tsx'),
        () => import('./form.tsx'),
      ),
      () => import('./manager.tsx'),
      () => import('./preview.tsx'),
    ),
    { refusalShown: true },
  ),
]
