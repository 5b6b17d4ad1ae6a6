import type { Inscripcion } from '@naf/contract'
import type { StoredInscripcion } from './inscripciones.repository.ts'

export const presentInscripcion = (inscripcion: StoredInscripcion): Inscripcion => ({
  Id: inscripcion.id,
  PrimerNombre: inscripcion.primerNombre,
  SegundoNombre: inscripcion.segundoNombre,
  ApellidoPaterno: inscripcion.apellidoPaterno,
  ApellidoMaterno: inscripcion.apellidoMaterno,
  Celular: inscripcion.celular,
  Correo: inscripcion.correo,
  IdEspe: inscripcion.idEspe,
  Carrera: inscripcion.carrera,
  NivelSemestre: inscripcion.nivelSemestre,
})
