import type { Confirmed } from '../outbox/confirmation-mail.ts'

interface Listed {
  /** The public list that shows the record. */
  lista: string
}

interface Replaced extends Listed {
  /** The folder of files that no record names any more. */
  carpeta?: string
}

interface Named {
  /** What the account is called from now on, null where it ceases to be; missing where that stays. */
  username?: string | null | undefined
}

interface Renamed extends Named {
  /** Whether the person goes by another name now. */
  renames?: boolean
}

/** What can come to pass, in the domain's words, and what its effects need to know that the log does not store. */
interface Facts {
  'asesoria.recibida': { confirmed: Confirmed }
  'asesoria.realizada': object
  'asesoria.eliminada': object
  'asesorias.eliminadas': Many
  'inscripcion.recibida': object
  'inscripcion.eliminada': object
  'boletin.publicado': Listed
  'boletin.editado': Replaced
  'boletin.eliminado': Replaced
  'libro.publicado': Listed
  'libro.editado': Replaced
  'libro.eliminado': Replaced
  'imagen.publicada': Listed
  'imagen.editada': Replaced
  'imagen.eliminada': Replaced
  'usuario.registrado': Named
  'usuario.creado': Named
  'usuario.editado': Renamed
  'usuario.eliminado': Named
  /** A change of the above was rolled back, since the identity provider refused its part. */
  'usuario.restituido': Renamed
  'usuario.por_verificar': { correo: string; oobCode: string }
}

export type EventName = keyof Facts

/** Of the kinds of records that staff manages, which all tell the same of themselves. */
export type RecordEvent = Extract<EventName, `${'boletin' | 'libro' | 'imagen'}.${string}`>

/** Of events about many records at once. */
type Many = { registro: null; cantidad: number }

interface About {
  /** The record's id. */
  registro: string
  /** What staff calls the record; nothing that tells who somebody is. */
  etiqueta?: string
}

export type EventOf<N extends EventName> = { name: N } & (Facts[N] extends Many ? Many : About & Facts[N])
export type Event = { [N in EventName]: EventOf<N> }[EventName]
