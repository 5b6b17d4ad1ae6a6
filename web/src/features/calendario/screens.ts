import { CalendarCog, CalendarDays } from 'lucide-react'
import { managerPages } from '../../session/manager-pages.tsx'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { publicPath: '/calendario', permission: 'calendario:read', nav: { icon: CalendarDays, order: 55 } },
  ...manager(
    'calendario-manager',
    'calendario:manage',
    { label: 'Gestión del Calendario', icon: CalendarCog, order: 70 },
    managerPages(
      () => import('./manager.tsx'),
      () => import('./form.tsx'),
    ),
  ),
]
