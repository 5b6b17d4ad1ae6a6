import type { Asesoria } from '@naf/contract'
import { csvOf, saveFile } from '../../lib/csv.ts'
import { formatDateTime, today } from '../../lib/format.ts'
import { MENSAJES_LISTA } from './list-messages.ts'
import { ESTADO, MENSAJES_COLA } from './queue/messages.ts'

const { fields } = MENSAJES_LISTA
const dateOf = (instant: string | null) => (instant ? formatDateTime(instant) : '')

/** Every datum of a request, under the words of the table. */
const CELLS: readonly [header: string, value: (asesoria: Asesoria) => string][] = [
  [MENSAJES_COLA.numero, ({ Numero }) => Numero ?? ''],
  [fields.FechaSolicitud, ({ FechaSolicitud }) => dateOf(FechaSolicitud)],
  [MENSAJES_COLA.state, ({ Estado }) => ESTADO[Estado]],
  [fields.FechaRealizacion, ({ FechaRealizacion }) => dateOf(FechaRealizacion)],
  [MENSAJES_COLA.attends, ({ Atiende }) => Atiende?.Nombre ?? ''],
  [fields.Nombre, ({ Nombre }) => Nombre],
  [fields.CedulaRUC, ({ CedulaRUC }) => CedulaRUC],
  [fields.UsuarioUsername, ({ UsuarioUsername }) => UsuarioUsername ?? MENSAJES_LISTA.noAccount],
  [fields.Correo, ({ Correo }) => Correo],
  [fields.Telefono, ({ Telefono }) => Telefono],
  [fields.Ciudad, ({ Ciudad }) => Ciudad],
  [fields.MedioContacto, ({ MedioContacto }) => MedioContacto],
  [fields.TipoServicio, ({ TipoServicio }) => TipoServicio],
  [fields.TipoContribuyente, ({ TipoContribuyente }) => TipoContribuyente],
  [fields.Discapacidad, ({ Discapacidad }) => MENSAJES_LISTA.discapacidad[Discapacidad]],
  [fields.DetalleSolicitud, ({ DetalleSolicitud }) => DetalleSolicitud],
]

/** The requests as a file for a spreadsheet. */
export const asesoriasCsv = (asesorias: readonly Asesoria[]): string =>
  csvOf([
    CELLS.map(([header]) => header),
    ...asesorias.map((asesoria) => CELLS.map(([, value]) => value(asesoria))),
  ])

/** Gives the person the requests that are in hand as a file. */
export const exportAsesorias = (asesorias: readonly Asesoria[]): void =>
  saveFile(`asesorias-${today()}.csv`, asesoriasCsv(asesorias), 'text/csv;charset=utf-8')
