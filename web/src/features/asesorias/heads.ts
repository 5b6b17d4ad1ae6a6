import type { Head } from '../../ui/heads.ts'
import { MENSAJES_FORMULARIO } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/servicios',
    title: MENSAJES_FORMULARIO.title,
    description:
      'Pide asesoría tributaria y contable gratuita sin crear una cuenta: llenar la solicitud toma unos cinco minutos. Te respondemos por el medio que elijas.',
    modules: ['src/features/asesorias/ServiciosPage.tsx', 'src/features/asesorias/AsesoriaForm.tsx'],
    hasForm: true,
    later: ['src/features/asesorias/invitation.ts', 'src/session/consent/TermsFields.tsx'],
  },
]
