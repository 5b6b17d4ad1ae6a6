import { api } from '@naf/contract'
import { type Head, PLACES } from '../../ui/heads.ts'
import { MENSAJES_BIBLIOTECA } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/biblioteca',
    title: MENSAJES_BIBLIOTECA.title,
    description:
      'Guías y libros tributarios, contables y financieros en PDF, gratis y abiertos a todo público, en la biblioteca digital del NAF.',
    modules: ['src/features/libros/BibliotecaPage.tsx'],
    later: ['src/features/libros/Libros.tsx'],
    list: api.libros.list,
  },
  {
    path: '/biblioteca/:id',
    title: PLACES.title,
    description: PLACES.description,
    type: 'book',
    modules: ['src/features/libros/LibroPage.tsx'],
    list: api.libros.list,
  },
]
