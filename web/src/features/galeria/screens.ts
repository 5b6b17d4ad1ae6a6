import { Images } from 'lucide-react'
import { managerPages } from '../../session/manager-pages.tsx'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { publicPath: '/galeria', permission: 'galeria:read', nav: { icon: Images, order: 50 } },
  ...manager(
    'galeria-manager',
    'galeria:manage',
    { label: 'Gestionar galería', icon: Images, order: 60 },
    managerPages(
      () => import('./manager.tsx'),
      () => import('./form.tsx'),
    ),
    { refusalShown: true },
  ),
]
