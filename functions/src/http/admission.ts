import { unavailable } from '../platform/deadline.ts'

const FULL = 'Se están subiendo muchos archivos a la vez. Inténtalo de nuevo en unos segundos.'

export type Admission = ReturnType<typeof createAdmission>

/**
 * Lets that many uploads in at once: each holds its file in this instance's memory until it is stored
 * (docs/decisions/upload-places.md). One too many is refused before a byte of it is read.
 * @throws unavailable where every place is taken
 */
export const createAdmission = (places: number) => {
  let taken = 0
  return async <T>(upload: () => Promise<T>): Promise<T> => {
    if (taken >= places) throw unavailable(FULL)
    taken += 1
    try {
      return await upload()
    } finally {
      taken -= 1
    }
  }
}
