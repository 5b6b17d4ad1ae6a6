import { BookOpen, Library } from 'lucide-react'
import { lazy } from 'react'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { publicPath: '/biblioteca', permission: 'libros:read', nav: { icon: Library, order: 30 } },
  ...manager(
    'libros-manager',
    'libros:manage',
    { label: 'Gestionar libros', icon: BookOpen, order: 50 },
    {
      list: lazy(() => import('./LibrosManagerPage.tsx')),
      create: lazy(() => import('./CrearLibroPage.tsx')),
      edit: lazy(() => import('./EditarLibroPage.tsx')),
      delete: lazy(() => import('./EliminarLibroPage.tsx')),
    },
  ),
]
