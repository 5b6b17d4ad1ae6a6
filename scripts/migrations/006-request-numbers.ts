import { wordsOfNumero } from '@naf/contract'
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { newClave } from '../../functions/src/platform/clave.ts'
import { numberAt } from '../../functions/src/store/numbers.ts'
import type { Migration } from './migration.ts'

/** Reserves the first number that nobody else has; repeated, the same. Many are reserved at once. */
const reserve = async ({ id, ref }: QueryDocumentSnapshot): Promise<string> => {
  const numeros = ref.firestore.collection('numeros')
  for (let attempt = 0; ; attempt++) {
    const numero = numeros.doc(numberAt(id, attempt))
    const isNew = await numero.create({ coleccion: ref.parent.id, registro: id }).then(
      () => true,
      () => false,
    )
    if (isNew || (await numero.get()).get('registro') === id) return numero.id
  }
}

/** Requests and enrolments have a number to read out, and requests what the link of a mail opens them with. */
export const requestNumbers: Migration = {
  number: 6,
  title: 'cada solicitud e inscripción tiene su número',
  collections: ['asesorias', 'inscripciones'],
  async change(document) {
    const { numero, clave, usuarioId } = document.data()
    const isRequest = document.ref.parent.id === 'asesorias'
    if (numero && (clave || !isRequest)) return null
    const reserved = numero ?? (await reserve(document))
    return {
      numero: reserved,
      palabras: FieldValue.arrayUnion(...wordsOfNumero(reserved)),
      ...(isRequest && { clave: clave ?? newClave(), usuarioId: usuarioId ?? null }),
    }
  },
}
