import { useScreenPath } from '../../session/useScreenPath.ts'
import { ManagerPage } from '../../ui/records/ManagerPage.tsx'
import { useLibros } from './api.ts'
import { COLUMNS } from './columns.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff keeps the books, those published last first. */
export default function LibrosManagerPage() {
  return (
    <ManagerPage
      title={TEXTO.titulo}
      createLabel={TEXTO.nuevo}
      list={useScreenPath('libros-manager')}
      query={useLibros()}
      columns={COLUMNS}
      rowLabel={({ Titulo }) => TEXTO.fila(Titulo)}
      empty={TEXTO.vacio}
      failed={TEXTO.errorLista}
    />
  )
}
