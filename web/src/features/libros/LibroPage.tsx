import { api } from '@naf/contract'
import { PublicationPage } from '../../parts/PublicationPage.tsx'

const BOOK = {
  list: 'Biblioteca Digital',
  missing: 'No encontramos este libro',
  failed: 'No pudimos cargar el libro.',
  others: 'Ver todos los libros',
}

export default function LibroPage() {
  return <PublicationPage list={api.libros.list} texts={BOOK} />
}
