import type { Asesoria } from '@naf/contract'
import type { StoredAsesoria } from './asesorias.repository.ts'

const iso = (time: StoredAsesoria['fechaSolicitud']): string | null => time?.toDate().toISOString() ?? null

/** `username` is that of the account behind the request, where it still exists. */
export const presentAsesoria = (asesoria: StoredAsesoria, username: string | undefined): Asesoria => ({
  Id: asesoria.id,
  Nombre: asesoria.nombre,
  CedulaRUC: asesoria.cedulaRuc,
  Correo: asesoria.correo,
  Telefono: asesoria.telefono,
  Ciudad: asesoria.ciudad,
  TipoServicio: asesoria.tipoServicio,
  TipoContribuyente: asesoria.tipoContribuyente,
  Discapacidad: asesoria.discapacidad,
  MedioContacto: asesoria.medioContacto,
  DetalleSolicitud: asesoria.detalleSolicitud,
  UsuarioId: username === undefined ? null : asesoria.usuarioId,
  UsuarioUsername: username ?? null,
  FechaSolicitud: iso(asesoria.fechaSolicitud),
  Realizada: asesoria.realizada,
  FechaRealizacion: iso(asesoria.fechaRealizacion),
})
