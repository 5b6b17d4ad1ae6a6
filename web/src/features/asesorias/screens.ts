import { ClipboardList, MessageCircleQuestion } from 'lucide-react'
import { lazy } from 'react'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    publicPath: '/servicios',
    permission: 'asesorias:create',
    nav: { icon: MessageCircleQuestion, order: 20 },
  },
  {
    path: 'ver-asesorias',
    page: lazy(() => import('./VerAsesoriasPage.tsx')),
    permission: 'asesorias:manage',
    nav: { label: 'Asesorías Solicitadas', icon: ClipboardList, group: 'management', order: 10 },
  },
]
