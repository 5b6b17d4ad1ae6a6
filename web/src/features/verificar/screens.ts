import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { publicPath: '/verificar', permission: 'certificados:verify' },
]
