import { momentAtClock } from '@naf/contract'
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { byRecord, type Change, linesByRecord, mailsByRecord, movedMail, write } from './back-date.ts'
import type { SeededTalk } from './capacitaciones.ts'
import { DAY, HOUR } from './invent.ts'

/** Announced so many days before, and signed up for until its eve. */
const ANNOUNCED_DAYS = 24

/** Gives each training the day that it is of. */
export const dateTalks = (db: Firestore, talks: readonly SeededTalk[]): Promise<void> =>
  write(
    db,
    talks.map(({ id, fecha }): Change => [db.collection('capacitaciones').doc(id), { fecha }]),
  )

const ofEvent = (lines: readonly QueryDocumentSnapshot[], isTick: boolean) =>
  lines.filter((line) => (line.get('evento') === 'participante.asistio') === isTick)

/** Announced and signed up for in the weeks before; who came is noted, and has the certificate, as it ends. */
export const backDateTalks = async (
  db: Firestore,
  newest: number,
  talks: readonly SeededTalk[],
): Promise<void> => {
  const [lines, mails, people] = await Promise.all([
    linesByRecord(db),
    mailsByRecord(db),
    byRecord(db.collection('participantes').orderBy('orden'), (one) => one.get('capacitacion')),
  ])
  const changes: Change[] = []
  for (const { id, fecha } of talks) {
    const training = await db.collection('capacitaciones').doc(id).get()
    const eve = Math.min(momentAtClock(`${fecha}T10:20`).valueOf() - DAY, newest)
    const announced = Timestamp.fromMillis(eve - ANNOUNCED_DAYS * DAY)
    const end = Timestamp.fromMillis(momentAtClock(`${fecha}T${training.get('fin')}`).valueOf())
    const signedUp = people.get(id) ?? []
    changes.push(
      [training.ref, { fechaSubida: announced }],
      ...(lines.get(id) ?? []).map((line): Change => [line.ref, { fecha: announced }]),
    )
    for (const [index, one] of signedUp.entries()) {
      const share = (index + 1) / (signedUp.length + 1)
      const at = Timestamp.fromMillis(eve - Math.round((1 - share) * (ANNOUNCED_DAYS - 1) * DAY) - HOUR)
      const [ofOne, certificate] = [lines.get(one.id) ?? [], one.get('certificado')]
      changes.push(
        [one.ref, { fecha: at, 'consentimiento.fecha': at }],
        ...ofEvent(ofOne, false).map((line): Change => [line.ref, { fecha: at }]),
        ...ofEvent(ofOne, true).map((line): Change => [line.ref, { fecha: end }]),
        ...(mails.get(one.id) ?? []).map((mail) => movedMail(mail, () => at)),
      )
      if (certificate) changes.push([db.collection('certificados').doc(certificate), { emitido: end }])
    }
  }
  await write(db, changes)
}
