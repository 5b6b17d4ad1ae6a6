import { api } from '@naf/contract'
import { useSession } from '../../auth/session.ts'
import { PublicationList } from '../../parts/PublicationList.tsx'
import { Subscribe } from '../../parts/Subscribe.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import books from '../../ui/scenes/detalle-libros.svg'
import scene from '../../ui/scenes/rimpe.svg'

const LIST = {
  label: 'Libros',
  counted: (count: number) => (count === 1 ? '1 libro' : `${count} libros`),
  empty: {
    title: 'No hay libros disponibles en este momento.',
    next: 'Vuelve pronto: aquí publicamos las guías del NAF.',
    scene: books,
  },
  failed: 'No pudimos cargar los libros.',
}

export default function BibliotecaPage() {
  const { uid } = useSession()
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title="Biblioteca Digital" scene={scene} band="h-22" className="mb-4 md:mb-8">
        <p className="text-sm md:text-lg">
          Guías y libros gratuitos, en PDF, para entender tus impuestos y ordenar tus cuentas.
        </p>
      </PageHeading>
      <PublicationList list={api.libros.list} shelves {...LIST} />
      {uid === null && <Subscribe className="mt-8 rounded-lg bg-mist p-5" />}
    </div>
  )
}
