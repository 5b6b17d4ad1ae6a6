import { ESTADOS_CONTENIDO } from '@naf/contract'
import { useWatch } from 'react-hook-form'
import { plainMoment } from '../../lib/format.ts'
import { RadioGroupField } from '../ChoiceFields.tsx'
import { TextField } from '../Field.tsx'
import { useRecordField } from './fields.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'
import type { Standing } from './publication.tsx'

const OPTIONS = ESTADOS_CONTENIDO.map((value) => ({ value, label: TEXTO.states[value] }))
/** What has not been published cannot be put away yet. */
const NEW_OPTIONS = OPTIONS.filter(({ value }) => value !== 'archivado')

/** As a form begins with it: a new record is published at once unless somebody says otherwise. */
export const NEW_PUBLICATION = { estado: 'publicado', fechaProgramada: '' } as const

export const publicationValues = ({ Estado, FechaProgramada }: Standing) => ({
  estado: Estado,
  fechaProgramada: FechaProgramada ? plainMoment(FechaProgramada) : '',
})

/** Who sees the record, and from when on. */
export function PublicationFields({ isNew }: { isNew: boolean }) {
  const estado: unknown = useWatch({ name: 'estado' })
  const moment = useRecordField('fechaProgramada')
  return (
    <>
      <RadioGroupField
        {...useRecordField('estado')}
        label={TEXTO.state}
        hint={TEXTO.stateHint}
        options={isNew ? NEW_OPTIONS : OPTIONS}
      />
      {estado === 'programado' && (
        <TextField
          {...moment}
          type="datetime-local"
          label={TEXTO.fechaProgramada}
          hint={TEXTO.fechaProgramadaHint}
          className="sm:max-w-80"
        />
      )}
    </>
  )
}
