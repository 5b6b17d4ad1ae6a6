import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { publicPath: '/seguimiento', permission: 'seguimiento:use' },
]
