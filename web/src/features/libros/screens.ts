import { BookOpen, Library } from 'lucide-react'
import { managerPages, withPreview } from '../../session/manager-pages.tsx'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    publicPath: '/biblioteca',
    name: 'Biblioteca Digital',
    permission: 'libros:read',
    nav: { icon: Library, order: 30 },
  },
  { publicPath: '/biblioteca/:id', permission: 'libros:read' },
  ...manager(
    'libros-manager',
    'libros:manage',
    { label: 'Gestión de Libros', icon: BookOpen, order: 50 },
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
