import type { Boletin, Capacitacion, Imagen, Libro, Participant } from '@naf/contract'

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

/** To come, as staff sees it. */
export const capacitacion = (Id: string, change: Partial<Capacitacion> = {}): Capacitacion => ({
  Id,
  Titulo: `Capacitación ${Id}`,
  Descripcion: `Enseña ${Id}.`,
  Fecha: '2090-05-10',
  Inicio: '18:00',
  Fin: '20:00',
  Lugar: 'Auditorio Mayor',
  Virtual: false,
  Enlace: '',
  Campus: 'Sangolquí',
  Expositor: 'Rosa Villacís',
  Cupos: 40,
  Completa: false,
  Inscritos: 12,
  EnEspera: 0,
  Asistieron: 0,
  Movimientos: 0,
  Movida: null,
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
