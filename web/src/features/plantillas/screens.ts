import { managerPages } from '../../session/manager-pages.tsx'
import { type FeatureScreen, manager } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = manager(
  'plantillas',
  'plantillas:manage',
  null,
  managerPages(
    () => import('./manager.tsx'),
    () => import('./form.tsx'),
  ),
)
