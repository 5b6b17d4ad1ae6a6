import { type Asesoria, api, fillReadyAnswer, type Plantilla } from '@naf/contract'
import { useList } from '../../../api/lists.ts'
import { Choice } from '../../../list/list-controls.tsx'
import { MESSAGE_FIELD } from './fields.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { TextForm } from './TextForm.tsx'

/** A ready answer with the person's name and number in it. */
const filledTemplate = ({ Texto }: Plantilla, { Nombre, Numero }: Asesoria): string =>
  fillReadyAnswer(Texto, { nombre: Nombre, numero: Numero ?? '' })

/** An answer by mail, from a template or not. */
export function MessageForm({ asesoria }: { asesoria: Asesoria }) {
  const { data: templates = [] } = useList(api.plantillas.list)
  if (asesoria.Correo === '') return <p>{TEXTO.unreachable}</p>
  const options = [
    { value: '', label: TEXTO.noTemplate },
    ...templates.map(({ Id, Titulo }) => ({ value: Id, label: Titulo })),
  ]
  const choose = (id: string, insert: (text: string) => void) => {
    const template = templates.find(({ Id }) => Id === id)
    if (template) insert(filledTemplate(template, asesoria))
  }
  return (
    <TextForm
      writing="message"
      about={asesoria.Id}
      fieldId={MESSAGE_FIELD}
      rows={4}
      label={TEXTO.message}
      hint={TEXTO.messageHint(asesoria.Correo)}
      submit={TEXTO.sendMessage}
      sent={TEXTO.messageSent}
      above={(insert) =>
        templates.length > 0 && (
          <Choice label={TEXTO.template} value="" options={options} onChange={(id) => choose(id, insert)} />
        )
      }
    />
  )
}
