import { NOTE_FIELD } from './fields.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { TextForm } from './TextForm.tsx'

/** For the team alone. */
export function NoteForm({ id }: { id: string }) {
  return (
    <TextForm
      writing="note"
      about={id}
      fieldId={NOTE_FIELD}
      label={TEXTO.note}
      hint={TEXTO.noteHint}
      submit={TEXTO.sendNote}
      sent={TEXTO.noteSent}
    />
  )
}
