import type { Firestore } from 'firebase-admin/firestore'
import { writeOpenings } from '../scripts/lib/rebuild-figures.ts'
import { DAY, HOUR } from './days.ts'
import type { Random } from './random.ts'

const DAYS = 330
/** Each of one publication on one day. */
const COUNT = 280

/**
 * That books and bulletins were opened, on days since they were published. Those of a few popular ones come more often; the
 * log says it as where an instance has counted it.
 */
export const seedOpenings = async (db: Firestore, newest: number, random: Random): Promise<void> => {
  const found = await Promise.all(
    ['libros', 'boletines'].map((name) => db.collection(name).orderBy('titulo').get()),
  )
  const publications = found.flatMap(({ docs }) => docs)
  const popular = publications.filter((_, index) => index % 4 === 0)
  const openings = Array.from({ length: COUNT }, () => {
    const { ref } = random.pick(random.chance(0.5) ? popular : publications)
    const at = new Date(newest - random.integer(0, DAYS - 1) * DAY - random.integer(0, 5) * HOUR)
    return { at, path: ref.path, count: random.integer(1, 7) }
  })
  const published = new Map(
    publications.map((one) => [one.ref.path, Date.parse(one.get('fechaPublicacion'))]),
  )
  await writeOpenings(
    db,
    openings.filter(({ at, path }) => at.getTime() > (published.get(path) ?? 0) + DAY),
  )
}
