import {
  type Asesoria,
  type AsesoriasExport,
  CIERRE_TEXTS,
  ESTADO_TEXTS,
  FACET_IDS,
  isNumeroOf,
  narrowing,
  searchedText,
} from '@naf/contract'
import { countOf, pagesNewestFirst } from '../db/query.ts'
import type { Deps } from '../deps.ts'
import { answerExport, type Column, type Filter, searching, type TablePage } from '../export/export.ts'
import type { FileAnswer } from '../http/respond.ts'
import type { AuthorizedSession } from '../session.ts'
import { presentAsesorias } from './case.ts'

const momentOf = (instant: string | null) => (instant === null ? null : new Date(instant))

const COLUMNS: readonly Column<Asesoria>[] = [
  { header: 'Número', width: 12, value: ({ Numero }) => Numero },
  { header: 'Fecha de solicitud', dates: 'moments', value: ({ FechaSolicitud: at }) => momentOf(at) },
  { header: 'Estado', value: ({ Estado }) => ESTADO_TEXTS[Estado] },
  { header: 'Cierre', value: ({ Cierre }) => Cierre && CIERRE_TEXTS[Cierre] },
  { header: 'Fecha de realización', dates: 'moments', value: ({ FechaRealizacion: at }) => momentOf(at) },
  { header: 'Atiende', value: ({ Atiende }) => Atiende?.Nombre ?? null },
  { header: 'Nombre', width: 30, value: ({ Nombre }) => Nombre },
  { header: 'Cédula/RUC', width: 15, value: ({ CedulaRUC }) => CedulaRUC },
  { header: 'Usuario', value: ({ UsuarioUsername }) => UsuarioUsername ?? 'Sin cuenta' },
  { header: 'Correo', width: 30, value: ({ Correo }) => Correo },
  { header: 'Teléfono', width: 15, value: ({ Telefono }) => Telefono },
  { header: 'Ciudad', value: ({ Ciudad }) => Ciudad },
  { header: 'Medio de contacto', value: ({ MedioContacto }) => MedioContacto },
  { header: 'Tipo de servicio', width: 26, value: ({ TipoServicio }) => TipoServicio },
  { header: 'Tipo de contribuyente', width: 30, value: ({ TipoContribuyente }) => TipoContribuyente },
  { header: 'Discapacidad', width: 12, value: ({ Discapacidad }) => (Discapacidad === 'si' ? 'Sí' : 'No') },
  { header: 'Detalle', width: 60, value: ({ DetalleSolicitud }) => DetalleSolicitud },
]

/** The queue's own search, which knows the numbers that people type. */
const searchOf = (q: string): Filter<Asesoria> => {
  const hasWords = searching(q, searchedText)
  return hasWords && ((asesoria) => hasWords(asesoria) || isNumeroOf(q, asesoria))
}

type Narrowing = Omit<AsesoriasExport, 'formato' | 'q'>

/** The queue's tab, days and choices, for who looks at it. */
const narrowingOf = (
  { estado, desde = '', hasta = '', ...chosen }: Narrowing,
  uid: string,
): Filter<Asesoria> => {
  const isNarrowed = estado !== 'todas' || desde || hasta || FACET_IDS.some((id) => chosen[id]?.length)
  if (!isNarrowed) return null
  return narrowing({ tab: estado, chosen, desde, hasta }, { uid, now: Date.now() })
}

async function* presented(deps: Deps): AsyncGenerator<TablePage<Asesoria>> {
  for await (const { records, unreadable } of pagesNewestFirst(deps.asesorias, 'fechaSolicitud'))
    yield { records: await presentAsesorias(deps, records), unreadable }
}

/** The requests that the queue shows with these filters, and those beyond what a browser holds of it. */
export const exportAsesorias = async (
  deps: Deps,
  session: AuthorizedSession,
  { formato, q, ...narrowed }: AsesoriasExport,
): Promise<FileAnswer> =>
  answerExport(deps, session, formato, {
    what: 'asesorias',
    title: 'Asesorías',
    columns: COLUMNS,
    filters: [narrowingOf(narrowed, session.uid), searchOf(q)],
    pages: presented(deps),
    count: await countOf(deps.asesorias.all),
  })
