import { expect, type Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import {
  type InscripcionRecord,
  wordsOfInscripcion,
} from '../../../functions/src/entities/inscripciones/inscripcion-record.ts'
import { uniqueName } from '../api-as.ts'
import { bringSession, dashboardOf, type Role } from './roles.ts'
import { firebase } from './server-side.ts'
import { rowOf } from './staff-list.ts'
import { test as base } from './test.ts'

/** The staff's list of enrolments, and enrolments to look for in it. */

type Student = Omit<InscripcionRecord, 'palabras'>
type Changes = Partial<Student>

export type StoredEnrolment = Student & { id: string; nombre: string }

/** A student nobody else is called, with an ID ESPE nobody else has. */
const aStudent = (changes: Changes): Student => ({
  primerNombre: 'Ana',
  segundoNombre: 'Belén',
  apellidoPaterno: uniqueName('Guamán'),
  apellidoMaterno: 'Iza',
  celular: '0991234567',
  correo: 'ana.guaman@example.com',
  idEspe: uniqueName('L00'),
  carrera: 'Contabilidad y Auditoria',
  nivelSemestre: 'Sexto Semestre',
  fechaInscripcion: Timestamp.now(),
  fingerprint: null,
  numero: null,
  ...changes,
})

const fullName = (student: Student): string =>
  [student.primerNombre, student.segundoNombre, student.apellidoPaterno, student.apellidoMaterno]
    .filter(Boolean)
    .join(' ')

const enrolments = firebase.db.collection('inscripciones')

interface Fixtures {
  /** Stores enrolments, which are gone again when the test is over. */
  store: <All extends Changes[]>(...all: All) => Promise<{ [Each in keyof All]: StoredEnrolment }>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for
  store: async ({}, use) => {
    const ids: string[] = []
    await use(async <All extends Changes[]>(...all: All) => {
      const batch = firebase.db.batch()
      const stored = all.map((changes) => {
        const ref = enrolments.doc()
        const student = aStudent(changes)
        batch.create(ref, { ...student, palabras: wordsOfInscripcion(student) })
        ids.push(ref.id)
        return { ...student, id: ref.id, nombre: fullName(student) }
      })
      await batch.commit()
      return stored as { [Each in keyof All]: StoredEnrolment }
    })
    await Promise.all(ids.map((id) => enrolments.doc(id).delete()))
  },
})

/** Opens the list; `query` is the state of the table. */
export const openEnrolments = async (page: Page, role: Role, query = ''): Promise<void> => {
  await bringSession(page, role)
  await page.goto(`${dashboardOf(role)}/ver-inscripciones${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Inscripciones' })).toBeVisible()
}

/** Opens the list with only what the search finds. */
export const searchEnrolments = (page: Page, role: Role, text: string): Promise<void> =>
  openEnrolments(page, role, `?q=${encodeURIComponent(text)}`)

/** Opens the list with only that student in it. */
export const openEnrolmentOf = async (page: Page, role: Role, { nombre }: StoredEnrolment): Promise<void> => {
  await searchEnrolments(page, role, nombre)
  await expect(rowOf(page, nombre)).toBeVisible()
}
