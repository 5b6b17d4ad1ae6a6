import type { OwnAsesoria, Tracked } from '@naf/contract'

/** A request as the person who asked sees it: just received, unless `change` says otherwise. */
export const tracked = (change: Partial<Tracked> = {}): Tracked => ({
  Numero: 'NAF-7Q4K',
  TipoServicio: 'Gastos personales',
  MedioContacto: 'WhatsApp',
  DetalleSolicitud: '¿Cómo presento mis gastos?',
  Estado: 'recibida',
  Cierre: null,
  FechaSolicitud: '2026-11-16T15:00:00.000Z',
  FechaInicio: null,
  FechaRealizacion: null,
  Atiende: null,
  Mensajes: [],
  Opinion: null,
  OpinionHasta: null,
  ...change,
})

export const ownRequest = (Id: string, change: Partial<Tracked> = {}): OwnAsesoria => ({
  Id,
  ...tracked(change),
})

/** Closed as it should be; its opinion can be given for as many days yet, or could be until so many ago. */
export const attended = (days: number, change: Partial<Tracked> = {}): Tracked =>
  tracked({
    Estado: 'realizada',
    Cierre: 'atendida',
    FechaInicio: '2026-11-17T15:00:00.000Z',
    FechaRealizacion: '2026-11-18T15:00:00.000Z',
    OpinionHasta: new Date(Date.now() + days * 86_400_000).toISOString(),
    ...change,
  })
