import { type api, CAMPUS, lawHolidays, lawRules, type Sent, type User } from '@naf/contract'
import type * as z from 'zod'

/** Good forms as people send them; a test says only what differs. */

type Changes = Record<string, unknown>

const form =
  <F>(good: F) =>
  (changes: Changes = {}): F => ({ ...good, ...changes })

export const anAsesoria = form<Sent<typeof api.asesorias.create>>({
  Nombre: 'María Fernanda Quishpe',
  CedulaRUC: '1710034065',
  Correo: 'maria.quishpe@example.com',
  Telefono: '0991234567',
  Ciudad: 'Sangolquí',
  TipoServicio: 'Declaraciones tributarias',
  TipoContribuyente: 'Persona natural no obligada a llevar contabilidad',
  Discapacidad: 'no',
  MedioContacto: 'WhatsApp',
  DetalleSolicitud: '¿Cómo declaro el IVA semestral de mi negocio?',
})

export const anInscripcion = form<Sent<typeof api.inscripciones.create>>({
  PrimerNombre: 'Ana',
  SegundoNombre: '',
  ApellidoPaterno: 'Guamán',
  ApellidoMaterno: 'Iza',
  Celular: '0991234567',
  Correo: 'ana.guaman@example.com',
  IdEspe: 'L00412345',
  Carrera: 'Contabilidad y Auditoria',
  NivelSemestre: 'Sexto Semestre',
})

export const aRegistration = form<Sent<typeof api.users.register>>({
  nombre: 'Luis',
  segundoNombre: 'Alberto',
  apellido: 'Caiza',
  segundoApellido: 'Toapanta',
  tipoIdentificacion: 'cedula',
  cedulaRUC: '1710034065',
  telefono: '0987654321',
  ciudad: 'Quito',
  tipoContribuyente: 'Sociedad',
  username: 'lcaiza',
  correo: 'luis.caiza@example.com',
  password: 'secreta-1',
  rol_id: 3,
  uid: 'uid-del-cliente',
})

export const aPerfil = form<Sent<typeof api.users.updatePerfil>>({
  nombre: 'Rosa',
  segundoNombre: 'Elena',
  apellido: 'Paredes',
  segundoApellido: 'Vega',
  cedulaRUC: '1710034065',
  telefono: '0991234567',
  ciudad: 'Latacunga',
  tipoContribuyente: 'Persona jurídica',
})

export const aUserToCreate = form<Sent<typeof api.users.create>>({
  nombre: 'Verónica',
  segundoNombre: 'Lucía',
  apellido: 'Sangucho',
  segundoApellido: 'Mora',
  correo: 'veronica.sangucho@example.com',
  password: 'secreta-1',
  cedulaRUC: '1710034065',
  telefono: '0987654321',
  ciudad: 'Sangolquí',
  tipoContribuyente: 'Sociedad',
  username: 'vsangucho',
  rol_id: '3',
})

/** The administrator's form of a user with what it requires, as the record has it. */
export const aUserUpdate = (user: User, changes: Changes = {}) =>
  ({
    nombre: user.Nombre,
    apellido: user.Apellido,
    correo: user.Correo,
    cedulaRUC: user.CedulaRUC,
    username: user.Username,
    ...changes,
  }) as Sent<typeof api.users.update>

export const aLibro = form<Sent<typeof api.libros.create>>({
  titulo: 'El RUC paso a paso',
  autor: 'Equipo NAF ESPE',
  descripcion: 'Inscripción, actualización y suspensión.',
  fechaPublicacion: '2025-03-18',
  tipo: 'Contable',
})

export const aBoletin = form<Sent<typeof api.boletines.create>>({
  titulo: 'IVA semestral de julio',
  descripcion: 'Qué preparar para la declaración del primer semestre.',
  fechaPublicacion: '2025-06-24',
})

export const anImagen = form<Sent<typeof api.galeria.create>>({
  titulo: 'Jornada de asesoría en Sangolquí',
  descripcion: 'Estudiantes atienden a contribuyentes.',
})

export const aCapacitacion = form<Sent<typeof api.capacitaciones.create>>({
  titulo: 'Facturación electrónica para emprendedores',
  descripcion: 'De cero a tu primera factura, con ejemplos del portal del SRI.',
  fecha: '2090-05-10',
  inicio: '18:00',
  fin: '20:00',
  lugar: 'Auditorio Mayor',
  enlace: 'https://espe.zoom.us/j/91234567890',
  campus: CAMPUS[0],
  expositor: 'Rosa Villacís',
  cupos: 40,
})

export const aSignUp = form<Sent<typeof api.capacitaciones.signUp>>({
  Nombre: 'Ana Guamán Iza',
  Correo: 'ana.guaman@example.com',
})

/** A year as the law has it. */
export const aCalendario = (changes: Changes = {}, year = 2030): Sent<typeof api.calendario.create> => ({
  Anio: year,
  Fuente: 'Reglamento para la Aplicación de la Ley de Régimen Tributario Interno, arts. 72 y 158',
  ...lawRules(),
  Feriados: lawHolidays(year),
  Excepciones: [],
  ...changes,
})

/** The message that a form's first mistake gets; undefined for a good form. */
export const firstMessage = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input).error?.issues[0]?.message
