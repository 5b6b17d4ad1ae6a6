import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { aUser } from './people.ts'
import { digits, hex, nameOf, text } from './words.ts'

/** Records as the portal stores them, about as long as those of the demo data. */

const NEWEST = Date.parse('2026-11-20T12:00:00Z')
const HOUR_MS = 60 * 60_000
const PER_BATCH = 500
const UPLOADERS = 5
/** One request in three has an account behind it. */
const WITH_ACCOUNT = 3

/** What a record is searched by. */
const wordsOf = (words: string) => words.toLowerCase().split(' ')

const at = (n: number) => Timestamp.fromMillis(NEWEST - n * HOUR_MS)

const aBook = (n: number, uploader: string) => ({
  titulo: `${text(-n, 4)}, tomo ${n}`,
  autor: 'Equipo del NAF',
  descripcion: text(n, 30),
  fechaPublicacion: at(n * 24)
    .toDate()
    .toISOString()
    .slice(0, 10),
  tipo: n % 2 ? 'Contable' : 'No Contable',
  archivo: {
    ...{ carpeta: `libros/${hex(n, 36)}`, token: hex(-n, 36) },
    ...{ paginas: 12, bytes: 2_400_000, portada: { ancho: 480, alto: 679 } },
  },
  subidoPor: { uid: uploader, nombre: 'Rosa', apellido: 'Paredes', username: uploader },
  fechaSubida: at(n),
  fingerprint: null,
})

export const anAdvisory = (n: number, uid: string | null) => ({
  ...{ nombre: nameOf(n), cedulaRUC: digits(n, 10), correo: `${hex(n, 8)}@example.com` },
  ...{ telefono: digits(-n, 10), ciudad: 'Sangolquí', tipoServicio: 'Declaraciones tributarias' },
  tipoContribuyente: 'Persona natural no obligada a llevar contabilidad',
  ...{ discapacidad: 'no', medioContacto: 'WhatsApp' },
  detalleSolicitud: text(n, 25),
  usuarioId: uid,
  usuarioUsername: uid && `usuario-${n}`,
  palabras: wordsOf(nameOf(n)),
  ...{ fechaSolicitud: at(n), realizada: n % 2 === 0, fechaRealizacion: null, fingerprint: null },
})

const anEnrolment = (n: number) => ({
  palabras: wordsOf(`ana guamán iza l${n}`),
  ...{ primerNombre: 'Ana', segundoNombre: '', apellidoPaterno: 'Guamán', apellidoMaterno: 'Iza' },
  ...{ celular: digits(n, 10), correo: `ana${n}@example.com`, idEspe: `L${String(n).padStart(8, '0')}` },
  ...{ carrera: 'Contabilidad y Auditoria', nivelSemestre: 'Sexto Semestre' },
  ...{ fechaInscripcion: at(n), fingerprint: null },
})

const aSubscription = (n: number) => ({
  ...{ correo: `lector${n}@example.com`, clave: hex(n, 22), acepta: true, version: '2026-11-23' },
  ...{ fecha: at(n), pedida: at(n), vence: null, devuelta: false, uid: null },
})

/** That of `PAST_TRAINING` was held: its attendance can be ticked. */
export const PAST_TRAINING = 1
const aTraining = (n: number, uploader: string) => ({
  ...{ titulo: text(n, 5), descripcion: text(-n, 30), inicio: '18:00', fin: '20:00', lugar: 'Auditorio' },
  fecha: n === PAST_TRAINING ? '2020-05-10' : '2090-05-10',
  ...{ enlace: '', campus: 'Sangolquí', expositor: nameOf(n), cupos: 40 },
  ...{ inscritos: 1, espera: 0, orden: 1, asistieron: 0 },
  subidoPor: { uid: uploader, nombre: 'Rosa', apellido: 'Paredes', username: uploader },
  ...{ fechaSubida: at(n), fingerprint: null },
})

const aParticipant = (n: number) => ({
  ...{ capacitacion: idAt(n), nombre: nameOf(n), correo: `asistente${n}@example.com`, clave: hex(n, 22) },
  ...{ estado: 'inscrito', orden: 1, fecha: at(n), avisado: at(n), recordado: false, asistio: false },
})

const idAt = (n: number) => `${hex(n, 14)}${String(n).padStart(6, '0')}`
const uploaderAt = (n: number) => `persona-${n % UPLOADERS}`

const MAKERS = {
  libros: (n: number) => aBook(n, uploaderAt(n)),
  asesorias: (n: number) => anAdvisory(n, n % WITH_ACCOUNT === 0 ? `persona-${n}` : null),
  inscripciones: anEnrolment,
  users: aUser,
  suscripciones: aSubscription,
  capacitaciones: (n: number) => aTraining(n, uploaderAt(n)),
  participantes: aParticipant,
  // Nobody can read these.
  plantillas: (n: number) => ({ titulo: { es: text(n, 5) } }),
}

export type Filled = keyof typeof MAKERS

/** What opens the nth subscription. */
export const subscriptionAt = (n: number) => ({ lector: idAt(n), clave: hex(n, 22) })

/** What opens the nth sign-up for a training. */
export const signUpAt = (n: number): string => `${idAt(n)}.${hex(n, 22)}`

/** The id of the nth record of a collection. */
export const recordId = (name: Filled, n: number): string => (name === 'users' ? `persona-${n}` : idAt(n))

/** Puts the first `count` records into a collection, past the API. */
export const fill = async (db: Firestore, name: Filled, count: number): Promise<void> => {
  for (let start = 0; start < count; start += PER_BATCH) {
    const batch = db.batch()
    for (let n = start; n < Math.min(count, start + PER_BATCH); n += 1)
      batch.set(db.collection(name).doc(recordId(name, n)), MAKERS[name](n))
    await batch.commit()
  }
}
