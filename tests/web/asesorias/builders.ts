import type { Asesoria } from '@naf/contract'
import type { AsesoriaValues } from '@naf/web/src/features/asesorias/asesoria-form.ts'

export const filledValues = (change: Partial<AsesoriaValues> = {}): AsesoriaValues => ({
  Nombre: 'Ana Pérez',
  CedulaRUC: '171003406-5',
  Correo: 'Ana@Correo.ec',
  Telefono: '099 123 4567',
  Ciudad: 'Quito',
  TipoServicio: 'Gastos personales',
  TipoContribuyente: 'Sociedad',
  TipoContribuyenteOtro: '',
  Discapacidad: 'no',
  MedioContacto: 'WhatsApp',
  MedioContactoOtro: '',
  DetalleSolicitud: '¿Cómo presento mis gastos?',
  ...change,
})

export const asesoria = (Id: string, change: Partial<Asesoria> = {}): Asesoria => ({
  Id,
  Nombre: `Persona ${Id}`,
  CedulaRUC: '1710034065',
  Correo: `${Id}@naf.test`,
  Telefono: '0991234567',
  Ciudad: 'Quito',
  TipoServicio: 'Gastos personales',
  TipoContribuyente: 'Sociedad',
  Discapacidad: 'no',
  MedioContacto: 'WhatsApp',
  DetalleSolicitud: 'Quiero presentar mis gastos personales.',
  UsuarioId: null,
  UsuarioUsername: null,
  FechaSolicitud: '2025-07-09T15:00:00.000Z',
  Realizada: false,
  FechaRealizacion: null,
  Numero: null,
  Estado: 'recibida',
  Cierre: null,
  Atiende: null,
  PorResponder: false,
  FechaActualizacion: null,
  ...change,
})
