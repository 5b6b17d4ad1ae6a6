import { type api, lawHolidays, lawRules, type Sent } from '@naf/contract'

/** What people send. */

export const AN_ADVISORY = {
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
} satisfies Sent<typeof api.asesorias.create>

export const A_BOOK = {
  titulo: 'El RUC paso a paso',
  autor: 'Equipo NAF ESPE',
  descripcion: 'Inscripción, actualización y suspensión.',
  fechaPublicacion: '2025-03-18',
  tipo: 'Contable',
} satisfies Sent<typeof api.libros.create>

export const A_BULLETIN = {
  titulo: 'IVA semestral de julio',
  descripcion: 'Qué preparar para la declaración del primer semestre.',
  fechaPublicacion: '2025-06-24',
} satisfies Sent<typeof api.boletines.create>

export const A_PICTURE = {
  titulo: 'Jornada de asesoría en Sangolquí',
  descripcion: 'Estudiantes atienden a contribuyentes.',
} satisfies Sent<typeof api.galeria.create>

export const A_TRAINING = {
  titulo: 'Facturación electrónica para emprendedores',
  descripcion: 'De cero a tu primera factura, con ejemplos del portal del SRI.',
  fecha: '2090-05-10',
  inicio: '18:00',
  fin: '20:00',
  lugar: 'Auditorio Mayor',
  enlace: 'https://espe.zoom.us/j/91234567890',
  campus: 'Sangolquí',
  expositor: 'Rosa Villacís',
  cupos: 40,
} satisfies Sent<typeof api.capacitaciones.create>

export const A_SIGN_UP = {
  Nombre: 'Ana Guamán Iza',
  Correo: 'ana.guaman@example.com',
} satisfies Sent<typeof api.capacitaciones.signUp>

export const AN_ENROLMENT = {
  PrimerNombre: 'Ana',
  SegundoNombre: '',
  ApellidoPaterno: 'Guamán',
  ApellidoMaterno: 'Iza',
  Celular: '0991234567',
  Correo: 'ana.guaman@example.com',
  IdEspe: 'L00412345',
  Carrera: 'Contabilidad y Auditoria',
  NivelSemestre: 'Sexto Semestre',
} satisfies Sent<typeof api.inscripciones.create>

const A_PROFILE = {
  nombre: 'Luis',
  segundoNombre: 'Alberto',
  apellido: 'Caiza',
  segundoApellido: 'Toapanta',
  cedulaRUC: '1710034065',
  telefono: '0987654321',
  ciudad: 'Quito',
  tipoContribuyente: 'Sociedad',
} satisfies Sent<typeof api.users.updatePerfil>

export const aRegistration = (username: string, correo: string, uid: string) =>
  ({
    ...A_PROFILE,
    username,
    correo,
    password: 'secreta-1',
    rol_id: 3,
    uid,
    tipoIdentificacion: 'cedula',
  }) as const satisfies Sent<typeof api.users.register>

/** A year as the law has it. */
export const aCalendar = (year: number) =>
  ({
    Anio: year,
    Fuente: 'Reglamento para la Aplicación de la Ley de Régimen Tributario Interno, arts. 72 y 158',
    ...lawRules(),
    Feriados: lawHolidays(year),
    Excepciones: [],
  }) satisfies Sent<typeof api.calendario.create>
