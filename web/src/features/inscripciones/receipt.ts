import type { Answer, api, InscripcionCreate } from '@naf/contract'

/** Names it among the tab's notes. */
export const RECEIPT = 'recibo-inscripcion'

/** What the receipt says of an enrolment, and nothing more of what was typed. */
export interface GivenReceipt {
  numero: string
  correo: string
  telefono: string
  carrera: string
}

export const receiptOf = (
  { Numero }: Answer<typeof api.inscripciones.create>,
  { Correo, Celular, Carrera }: InscripcionCreate,
): GivenReceipt => ({ numero: Numero, correo: Correo, telefono: Celular, carrera: Carrera })
