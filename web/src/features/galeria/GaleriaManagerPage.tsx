import { useScreenPath } from '../../session/useScreenPath.ts'
import { ManagerPage } from '../../ui/records/ManagerPage.tsx'
import { useGaleria } from './api.ts'
import { COLUMNS } from './columns.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff keeps the pictures. */
export default function GaleriaManagerPage() {
  return (
    <ManagerPage
      title={TEXTO.titulo}
      createLabel={TEXTO.nuevo}
      list={useScreenPath('galeria-manager')}
      query={useGaleria()}
      columns={COLUMNS}
      defaultSort="-fecha"
      rowLabel={({ Titulo }) => TEXTO.fila(Titulo)}
      empty={TEXTO.vacio}
      failed={TEXTO.errorLista}
    />
  )
}
