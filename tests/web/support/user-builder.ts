import type { User } from '@naf/contract'

export const user = (change: Partial<User> = {}): User => ({
  Id: 'uid-1',
  FirebaseUid: 'uid-1',
  Nombre: 'Ana',
  SegundoNombre: '',
  Apellido: 'Pérez',
  SegundoApellido: 'Oña',
  Correo: 'ana@naf.test',
  CedulaRUC: '1710034065',
  Telefono: '0991234567',
  Ciudad: 'Quito',
  TipoContribuyente: 'Sociedad',
  Username: 'ana',
  rol_id: 3,
  FechaRegistro: '2025-07-09T15:00:00.000Z',
  ...change,
})
