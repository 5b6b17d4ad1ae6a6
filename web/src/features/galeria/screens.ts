import { Images } from 'lucide-react'
import { lazy } from 'react'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { publicPath: '/galeria', permission: 'galeria:read', nav: { icon: Images, order: 50 } },
  ...manager(
    'galeria-manager',
    'galeria:manage',
    { label: 'Gestionar galería', icon: Images, order: 60 },
    {
      list: lazy(() => import('./GaleriaManagerPage.tsx')),
      create: lazy(() => import('./CrearImagenPage.tsx')),
      edit: lazy(() => import('./EditarImagenPage.tsx')),
      delete: lazy(() => import('./EliminarImagenPage.tsx')),
    },
    { refusalShown: true },
  ),
]
