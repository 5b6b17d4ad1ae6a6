import { ClipboardList, Inbox, MessageCircleQuestion } from 'lucide-react'
import { lazy } from 'react'
import { MENSAJES_PROPIAS } from '../../session/requests/messages.ts'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    publicPath: '/servicios',
    name: 'Asesoría Virtual',
    permission: 'asesorias:create',
    nav: { icon: MessageCircleQuestion, order: 20 },
  },
  {
    path: 'asesorias',
    page: lazy(() => import('./AsesoriasPage.tsx')),
    permission: 'asesorias:own',
    nav: { label: MENSAJES_PROPIAS.title, icon: Inbox, group: 'portal', order: 25 },
  },
  {
    path: 'ver-asesorias',
    page: lazy(() => import('./VerAsesoriasPage.tsx')),
    permission: 'asesorias:manage',
    nav: {
      label: 'Asesorías Solicitadas',
      icon: ClipboardList,
      group: 'work',
      order: 20,
      waiting: 'Pendientes',
    },
  },
  {
    path: 'ver-asesorias/:id',
    page: lazy(() => import('./case/VerAsesoriaPage.tsx')),
    permission: 'asesorias:manage',
  },
]
