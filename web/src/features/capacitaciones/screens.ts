import { GraduationCap, Presentation } from 'lucide-react'
import { lazy } from 'react'
import { managerPages } from '../../session/manager-pages.tsx'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    publicPath: '/capacitaciones',
    permission: 'capacitaciones:read',
    nav: { icon: GraduationCap, order: 57 },
  },
  ...manager(
    'capacitaciones-manager',
    'capacitaciones:manage',
    { label: 'Gestión de Capacitaciones', icon: Presentation, order: 80 },
    managerPages(
      () => import('./manager.tsx'),
      () => import('./form.tsx'),
    ),
  ),
  {
    path: 'capacitaciones-manager/asistencia/:id',
    page: lazy(() => import('./AsistenciaPage.tsx')),
    permission: 'capacitaciones:manage',
  },
]
