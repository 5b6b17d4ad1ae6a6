import type { Answer, AsesoriaCreate, api } from '@naf/contract'

/** Names it among the tab's notes. */
export const RECEIPT = 'recibo-asesoria'

/** What the receipt says of a request, and nothing more of what was typed. */
export interface GivenReceipt {
  numero: string
  /** How many days it usually takes; null where nobody can tell. */
  plazo: number | null
  correo: string
  telefono: string
  medio: string
  servicio: string
}

export const receiptOf = (
  { Numero }: Answer<typeof api.asesorias.create>,
  { Correo, Telefono, MedioContacto, TipoServicio }: AsesoriaCreate,
  plazo: number | null,
): GivenReceipt => ({
  numero: Numero,
  plazo,
  correo: Correo,
  telefono: Telefono,
  medio: MedioContacto,
  servicio: TipoServicio,
})
