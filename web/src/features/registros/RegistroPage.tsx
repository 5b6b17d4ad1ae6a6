import { api, type Coleccion, type Registro } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { call, failureText, isGone } from '../../lib/api-client.ts'
import { outdateLists } from '../../lib/outdate-lists.ts'
import { useScreenPath } from '../../session/useScreenPath.ts'
import type { Fact } from '../../ui/Facts.tsx'
import { DeleteConfirmation } from '../../ui/records/DeleteConfirmation.tsx'
import { FoundRecord } from '../../ui/records/FoundRecord.tsx'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { LISTAS, MENSAJES_REGISTRO as TEXTO } from './messages.ts'

/** Where each list stands. */
const SCREENS: Record<Coleccion, string> = {
  asesorias: 'ver-asesorias',
  papelera: 'papelera',
  inscripciones: 'ver-inscripciones',
  users: 'usuarios',
  boletines: 'boletines-manager',
  libros: 'libros-manager',
  galeria: 'galeria-manager',
  plantillas: 'plantillas',
  calendario: 'calendario-manager',
  capacitaciones: 'capacitaciones-manager',
  correos: 'correos',
}

const factsOf = ({ Id, Coleccion, Campos }: Registro): Fact[] => [
  [TEXTO.coleccion, LISTAS[Coleccion]],
  [TEXTO.id, Id],
  ...Campos.map(({ Nombre, Valor }): Fact => [Nombre, Valor || TEXTO.empty]),
]

/** The stored fields of a record that nobody can read, and its removal. */
export default function RegistroPage() {
  const { coleccion = '', registro = '' } = useParams()
  const params = { coleccion, id: registro }
  const client = useQueryClient()
  const list = useScreenPath(SCREENS[coleccion as Coleccion] ?? 'inicio')
  const query = useQuery({
    queryKey: [api.registros.read.path, coleccion, registro],
    queryFn: ({ signal }) =>
      call(api.registros.read, { params, signal }).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      }),
    // Each reading is noted in the log.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const remove = async () => {
    try {
      await call(api.registros.delete, { params })
    } finally {
      outdateLists(client)
    }
  }

  return (
    <RecordPage title={TEXTO.title} intro={TEXTO.intro}>
      <FoundRecord query={query} texts={TEXTO} list={list}>
        {(found) => (
          <DeleteConfirmation
            facts={factsOf(found)}
            remove={remove}
            texts={{
              question: TEXTO.question(found.Coleccion, found.Id),
              deleting: TEXTO.deleting,
              deleted: TEXTO.deleted,
              failed: (error) => failureText(TEXTO.deleteFailed, error),
            }}
            list={list}
          />
        )}
      </FoundRecord>
    </RecordPage>
  )
}
