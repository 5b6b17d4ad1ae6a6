import { type Head, PLACES } from '../../ui/heads.ts'
import { MENSAJES_BOLETINES } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/boletines',
    title: MENSAJES_BOLETINES.title,
    description:
      'Boletines contables y tributarios del NAF de la ESPE. Crea una cuenta gratis o ingresa con la tuya para leerlos.',
    modules: ['src/features/boletines/BoletinesPage.tsx'],
  },
  {
    path: '/boletines/:id',
    title: PLACES.title,
    description: PLACES.description,
    type: 'article',
    modules: ['src/features/boletines/BoletinPage.tsx'],
  },
]
