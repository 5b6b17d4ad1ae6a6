import type { Participant } from '@naf/contract'

const cameText = (came: number) =>
  came === 0
    ? 'no se registró ninguna asistencia.'
    : `${came === 1 ? 'asistió una' : `asistieron ${came}`}. Los certificados siguen siendo válidos.`

/** Where staff ticks who came, on a phone at the door. */
export const MENSAJES_ASISTENCIA = {
  title: 'Inscritos y asistencia',
  loading: 'Cargando inscritos...',
  failed: 'No se pudieron cargar los inscritos',
  empty: 'Todavía no hay inscritos.',
  emptyNext: 'Comparte la página de capacitaciones para que la gente se inscriba.',
  nobodySignedUp: 'Nadie se inscribió.',
  erased: 'La lista se borró un año después de la capacitación.',
  erasedCounts: (signedUp: number, came: number) =>
    `${signedUp === 1 ? 'Se inscribió una persona' : `Se inscribieron ${signedUp} personas`} y ${cameText(came)}`,
  back: 'Gestión de Capacitaciones',
  search: 'Buscar',
  searchHint: 'Por nombre, correo o número de inscripción.',
  nobody: 'Nadie coincide con la búsqueda.',
  counted: (came: number, all: number) => `Asistieron ${came} de ${all}.`,
  early: 'La asistencia se registra desde el día de la capacitación.',
  list: 'Inscritos',
  orden: (orden: number | null) => (orden === null ? 'sin número' : `n.º ${orden}`),
  waits: 'En espera',
  unconfirmed: 'Sin confirmar',
  showUnconfirmed: (count: number) => `Ver sin confirmar (${count})`,
  moreUnconfirmed: 'Ver más',
  unconfirmedFailed: 'No se pudieron cargar las inscripciones sin confirmar',
  scannedNobody: 'Esta inscripción no está en la lista',
  scannedNobodyNext: 'Pudo cancelarse o ser de otra capacitación. Búscala por nombre en la lista.',
  note: 'Registrar asistencia',
  noted: 'Asistencia registrada.',
  wholeList: 'Ver toda la lista',
  takeOut: {
    button: 'Quitar',
    title: '¿Quitar esta inscripción?',
    /** @param hasBegun nobody moves up any more */
    question: ({ Nombre, Correo }: Participant, hasBegun: boolean) => {
      const taken = `Se quita a ${Nombre} (${Correo}) sin enviarle ningún correo.`
      const next = 'Si tiene cupo, pasa a la primera persona que espera, y a ella sí le escribimos.'
      return hasBegun ? taken : `${taken} ${next}`
    },
    done: 'Inscripción quitada',
    failed: 'No se pudo quitar la inscripción.',
    gone: 'Esta inscripción ya no existe.',
  },
  notSaved: 'No se pudo registrar la asistencia.',
} as const
