import { lazy } from 'react'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { path: 'papelera', page: lazy(() => import('./PapeleraPage.tsx')), permission: 'papelera:manage' },
]
