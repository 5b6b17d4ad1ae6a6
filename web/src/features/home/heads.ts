import { type Head, LATER } from '../../ui/heads.ts'
import { MENSAJES_HOME } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/',
    title: MENSAJES_HOME.title,
    description:
      'Orientación tributaria y contable gratuita y en línea: IVA, renta, RIMPE, RUC y facturación. Núcleo de Apoyo Contable y Fiscal de la ESPE.',
    modules: ['src/features/home/HomePage.tsx'],
    later: [LATER.consent, 'src/features/home/numbers.ts', 'src/features/home/NextTraining.tsx'],
  },
]
