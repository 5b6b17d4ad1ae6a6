import { api, type Calendario, type Sent } from '@naf/contract'
import { single } from '../../list/use-rows.ts'
import { uploaderColumn } from '../../ui/records/columns.tsx'
import { uploaderFact } from '../../ui/records/facts.ts'
import type { RecordKind } from '../../ui/records/record-kind.ts'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** The calendars, as staff manages them for everybody; the latest year first, as the API has them. */
const CALENDARIOS: RecordKind<Sent<typeof api.calendario.create>, Calendario> = {
  table: api.calendario,
  texts: TEXTO,
  nameOf: ({ Anio }) => String(Anio),
  columns: [
    single({
      id: 'anio',
      header: TEXTO.anio,
      rowHeader: true,
      value: ({ Anio }) => String(Anio),
      look: 'strong',
    }),
    single({ id: 'fuente', header: TEXTO.fuente, width: 40, value: ({ Fuente }) => Fuente }),
    single({
      id: 'feriados',
      header: TEXTO.feriadosCount,
      value: ({ Feriados }) => String(Feriados.length),
    }),
    single({
      id: 'cambiadas',
      header: TEXTO.excepcionesCount,
      value: ({ Excepciones }) => String(Excepciones.length),
    }),
    uploaderColumn(),
  ],
  facts: (calendario) => [
    [TEXTO.anio, String(calendario.Anio)],
    [TEXTO.fuente, calendario.Fuente],
    [TEXTO.feriadosCount, String(calendario.Feriados.length)],
    [TEXTO.excepcionesCount, String(calendario.Excepciones.length)],
    uploaderFact(calendario),
  ],
}

export default CALENDARIOS
