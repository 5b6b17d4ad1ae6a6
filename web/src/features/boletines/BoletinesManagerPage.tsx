import { useScreenPath } from '../../session/useScreenPath.ts'
import { ManagerPage } from '../../ui/records/ManagerPage.tsx'
import { useBoletines } from './api.ts'
import { COLUMNS } from './columns.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff keeps the bulletins. */
export default function BoletinesManagerPage() {
  return (
    <ManagerPage
      title={TEXTO.titulo}
      createLabel={TEXTO.nuevo}
      list={useScreenPath('boletines-manager')}
      query={useBoletines()}
      columns={COLUMNS}
      defaultSort="-fecha"
      rowLabel={({ Titulo }) => TEXTO.fila(Titulo)}
      empty={TEXTO.vacio}
      failed={TEXTO.errorLista}
    />
  )
}
