import type { InformeOpinion } from '@naf/contract'
import type { StoredAsesoria } from '../../asesorias/record.ts'

/** What somebody said of how they were served; who they are stands on the request. */
export const presentOpinion = ({ id, numero, tipoServicio, opinion }: StoredAsesoria): InformeOpinion => ({
  Id: id,
  Numero: numero,
  Servicio: tipoServicio,
  Valor: opinion?.valor ?? 0,
  Comentario: opinion?.comentario ?? '',
  Fecha: opinion?.fecha.toDate().toISOString() ?? '',
})
