import { type Calendario, dueDatesOf } from '@naf/contract'
import { type PersonName, presentUploader } from '../../records/uploader.ts'
import type { StoredCalendario } from './calendario.repository.ts'

export const presentCalendario = (
  { id, anio, fuente, dias, meses, feriados, excepciones, modificado, fechaSubida }: StoredCalendario,
  uploader: PersonName,
): Calendario => {
  const rules = {
    Anio: anio,
    Dias: dias,
    ...meses,
    Feriados: feriados.map(({ fecha, nombre }) => ({ Fecha: fecha, Nombre: nombre })),
    Excepciones: excepciones.map(({ obligacion, mes, digito, fecha }) => ({
      Obligacion: obligacion,
      Mes: mes,
      Digito: digito,
      Fecha: fecha,
    })),
  }
  return {
    Id: id,
    Fuente: fuente,
    ...rules,
    Vencimientos: dueDatesOf(rules),
    Modificado: (modificado ?? fechaSubida).toDate().toISOString(),
    ...presentUploader(uploader),
  }
}
