import {
  type Asesoria,
  type Boletin,
  type Calendario,
  type Capacitacion,
  dueDatesOf,
  type Imagen,
  type Inscripcion,
  type InscripcionCreate,
  type Libro,
  lawHolidays,
  lawRules,
  type OwnAsesoria,
  type Participant,
  type Participation,
  type Tracked,
  type User,
} from '@naf/contract'

/** Records as the server answers them, for screens. */

/** The secret in the link of a mail. */
export const LINK = `${'a'.repeat(20)}.${'b'.repeat(22)}`

export const user = (change: Partial<User> = {}): User => ({
  Id: 'uid-ana',
  FirebaseUid: 'uid-ana',
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
  Version: 0,
  ...change,
})

export const asesoria = (Id: string, change: Partial<Asesoria> = {}): Asesoria => ({
  Id,
  Nombre: `Persona ${Id}`,
  CedulaRUC: '1710034065',
  Correo: `${Id}@naf.test`,
  CorreoConfirmado: true,
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
const uploader = { Nombre: 'Rosa', Apellido: 'Villacís', Username: 'rosa' }

const published = { Estado: 'publicado', FechaProgramada: null } as const

const stored = (Id: string, file: string) => `https://files.naf.test/${Id}/${file}`

const pdf = (Id: string) => ({
  RutaPdf: stored(Id, 'documento.pdf'),
  Paginas: 12,
  Bytes: 2_400_000,
  Portada: { Ruta: stored(Id, 'portada.webp'), Ancho: 480, Alto: 679 },
})

export const libro = (Id: string, change: Partial<Libro> = {}): Libro => ({
  Id,
  Titulo: `Libro ${Id}`,
  Autor: `Autora ${Id}`,
  Descripcion: `Trata de ${Id}.`,
  FechaPublicacion: '2025-07-09',
  Tema: 'IVA',
  Tipo: 'Contable',
  ...pdf(Id),
  ...published,
  ...uploader,
  ...change,
})

export const boletin = (Id: string, change: Partial<Boletin> = {}): Boletin => ({
  Id,
  Titulo: `Boletín ${Id}`,
  Descripcion: `Informa de ${Id}.`,
  FechaPublicacion: '2025-07-09',
  Tema: 'IVA',
  ...pdf(Id),
  ...published,
  ...uploader,
  ...change,
})

export const imagen = (Id: string, change: Partial<Imagen> = {}): Imagen => ({
  Id,
  Titulo: `Foto ${Id}`,
  Descripcion: `Se ve ${Id}.`,
  RutaImagen: stored(Id, 'imagen.jpg'),
  Ancho: 1600,
  Alto: 1200,
  Variantes: [
    { Ruta: stored(Id, '480.webp'), Ancho: 480, Alto: 360 },
    { Ruta: stored(Id, '960.webp'), Ancho: 960, Alto: 720 },
  ],
  FechaSubida: '2025-07-09T15:00:00.000Z',
  ...published,
  ...uploader,
  ...change,
})

/** When and where a training is. */
const event = {
  Fecha: '2090-05-10',
  Inicio: '18:00',
  Fin: '20:00',
  Lugar: 'Auditorio Mayor',
  Enlace: '',
  Campus: 'Sangolquí',
  Expositor: 'Rosa Villacís',
  Movimientos: 0,
  Movida: null,
} as const

/** To come, as staff sees it. */
export const capacitacion = (Id: string, change: Partial<Capacitacion> = {}): Capacitacion => ({
  Id,
  Titulo: `Capacitación ${Id}`,
  Descripcion: `Enseña ${Id}.`,
  ...event,
  Virtual: false,
  Cupos: 40,
  Completa: false,
  Inscritos: 12,
  EnEspera: 0,
  Asistieron: 0,
  ...published,
  ...uploader,
  ...change,
})

/** Who signed up for one. */
export const participante = (Id: string, change: Partial<Participant> = {}): Participant => ({
  Id,
  Nombre: `Persona ${Id}`,
  Correo: `${Id}@example.com`,
  Estado: 'inscrito',
  Orden: 1,
  Asistio: false,
  ...change,
})

/** An own sign-up that waits for its confirmation, as the page of its link is answered. */
export const participation = (change: Partial<Participation> = {}): Participation => ({
  Capacitacion: 'a',
  Titulo: 'RIMPE sin enredos',
  ...event,
  Virtual: false,
  Nombre: 'Burla Pesada',
  Estado: 'por_confirmar',
  Orden: null,
  Puesto: null,
  PuedeCancelar: true,
  Asistio: false,
  Certificado: null,
  ...change,
})

/** A student's enrolment as the form sends it. */
export const anEnrolment: InscripcionCreate = {
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
  ...anEnrolment,
  Id,
  PrimerNombre: `Persona ${Id}`,
  Correo: `${Id}@espe.test`,
  IdEspe: `L0041234${Id}`,
  Numero: null,
  FechaInscripcion: '2026-11-20T15:00:00.000Z',
  Nueva: false,
  ...change,
})

/** A year's due dates by the law's rules. */
export const calendario = (year: number, changes: Partial<Calendario> = {}): Calendario => {
  const rules = { Anio: year, ...lawRules(), Feriados: lawHolidays(year), Excepciones: [], ...changes }
  return {
    Id: String(year),
    Fuente: 'Reglamento, arts. 72 y 158',
    ...rules,
    Vencimientos: dueDatesOf(rules),
    Modificado: '2026-11-23T15:00:00.000Z',
    Nombre: 'Ana',
    Apellido: 'Mora',
    Username: 'amora',
    ...changes,
  }
}

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
  RespuestasEn: null,
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
