import type { Inscripcion, InscripcionCreate } from '@naf/contract'

export const filled: InscripcionCreate = {
  PrimerNombre: 'Ana',
  SegundoNombre: '',
  ApellidoPaterno: 'Pérez',
  ApellidoMaterno: 'Oña',
  Celular: '0991234567',
  Correo: 'ana@espe.test',
  IdEspe: 'L00412345',
  Carrera: 'Contabilidad y Auditoria',
  NivelSemestre: 'Tercer Semestre',
}

export const inscripcion = (Id: string, change: Partial<Inscripcion> = {}): Inscripcion => ({
  ...filled,
  Id,
  PrimerNombre: `Persona ${Id}`,
  Correo: `${Id}@espe.test`,
  IdEspe: `L0041234${Id}`,
  Numero: null,
  ...change,
})
