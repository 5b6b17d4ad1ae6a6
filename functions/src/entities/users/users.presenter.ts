import type { Comunicaciones, EstadoCuenta, User, UserListItem } from '@naf/contract'
import type { StoredUser } from './user-record.ts'

export const presentUser = (user: StoredUser): User => ({
  Id: user.uid,
  FirebaseUid: user.uid,
  Nombre: user.nombre,
  SegundoNombre: user.segundoNombre,
  Apellido: user.apellido,
  SegundoApellido: user.segundoApellido,
  Correo: user.correo,
  CedulaRUC: user.cedulaRUC,
  Telefono: user.telefono,
  Ciudad: user.ciudad,
  TipoContribuyente: user.tipoContribuyente,
  Username: user.username,
  rol_id: user.rol,
  FechaRegistro: user.fechaRegistro.toDate().toISOString(),
})

export const presentComunicaciones = ({ comunicaciones }: StoredUser): Comunicaciones => ({
  Acepta: comunicaciones?.acepta ?? null,
  Version: comunicaciones?.version ?? null,
  Fecha: comunicaciones?.fecha.toDate().toISOString() ?? null,
})

export const presentUserListItem = (user: StoredUser, cuenta: EstadoCuenta | undefined): UserListItem => ({
  Id: user.uid,
  FirebaseUid: user.uid,
  Nombre: user.nombre,
  SegundoNombre: user.segundoNombre,
  Apellido: user.apellido,
  SegundoApellido: user.segundoApellido,
  Username: user.username,
  CedulaRUC: user.cedulaRUC,
  rol_id: user.rol,
  ...(cuenta && { Cuenta: cuenta }),
})
