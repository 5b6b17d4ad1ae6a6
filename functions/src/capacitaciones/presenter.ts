import type { Participant, Participants, Participation } from '@naf/contract'
import type { StoredCapacitacion } from './record.ts'
import type { StoredParticipante } from './sign-up-record.ts'
import { hasBegun, isItsDay, lastErasedDay } from './time.ts'

/** As its owner sees it. */
export const presentParticipation = (
  training: StoredCapacitacion,
  { nombre, estado, orden, asistio, certificado }: StoredParticipante,
  waitingBefore: number,
): Participation => ({
  Capacitacion: training.id,
  Titulo: training.titulo,
  Fecha: training.fecha,
  Inicio: training.inicio,
  Fin: training.fin,
  Lugar: training.lugar,
  Enlace: estado === 'inscrito' ? training.enlace : '',
  Campus: training.campus,
  Expositor: training.expositor,
  Nombre: nombre,
  Estado: estado,
  Orden: orden,
  Puesto: estado === 'espera' ? waitingBefore + 1 : null,
  PuedeCancelar: estado !== 'cancelado' && !hasBegun(training, Date.now()),
  Certificado: asistio ? certificado : null,
  Movimientos: training.movimientos,
  Movida: training.movida?.toDate().toISOString() ?? null,
})

export const presentParticipant = ({
  id,
  nombre,
  correo,
  estado,
  orden,
  asistio,
}: StoredParticipante): Participant => ({
  Id: id,
  Nombre: nombre,
  Correo: correo,
  Estado: estado,
  Orden: orden,
  Asistio: asistio,
})

/** A year later the list is erased, and the training's own counts say how many there were. */
const erasedOf = ({ fecha, inscritos, espera, asistieron }: StoredCapacitacion, now: number) => {
  const signedUp = inscritos + espera
  const isErased = signedUp > 0 && fecha <= lastErasedDay(now)
  return isErased ? { Inscritos: signedUp, Asistieron: asistieron } : null
}

export const presentParticipants = (
  training: StoredCapacitacion,
  participantes: readonly StoredParticipante[],
): Participants => {
  const now = Date.now()
  return {
    Titulo: training.titulo,
    Fecha: training.fecha,
    Inicio: training.inicio,
    Fin: training.fin,
    Cupos: training.cupos,
    PorRegistrar: isItsDay(training, now),
    Participantes: participantes.map(presentParticipant),
    Borrados: participantes.length === 0 ? erasedOf(training, now) : null,
  }
}
