import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import type { RecordShape } from '../records/records.repository.ts'
import { type BitacoraRecord, createBitacora } from '../store/bitacora.ts'
import type { Collection, Stored } from '../store/collection.ts'
import { type Former, formerFiles, formerId, formersOf } from './former-files.repository.ts'

/** The folder that a record names. */
export interface NamedFolder {
  id: string
  titulo: string
  carpeta: string
  /** It holds a file that the record had before. */
  isFormer: boolean
}

/** What is known of a record's past. */
export interface Past {
  lines: BitacoraRecord[]
  formers: Stored<Former>[]
}

/** What the sweep calls a former file whose folder is missing. */
const FORMER = '(archivo anterior)'

/** Which folders the records of a kind have and had. */
export const createFolders = <Record>(
  db: Firestore,
  collection: Pick<Collection<Record>, 'name' | 'all' | 'document'>,
  events: RecordShape<Record>['events'],
) => {
  const { name } = collection
  const formers = formerFiles(db)
  const bitacora = createBitacora(db)

  return {
    /** Whether the record or one of its former files stands in the folder, also where nobody can read them. */
    async names(id: string, carpeta: string): Promise<boolean> {
      const [record, former] = await Promise.all([
        collection.document(id).get(),
        formers.document(formerId({ carpeta })).get(),
      ])
      return record.get('archivo.carpeta') === carpeta || former.exists
    },

    /** What the log says of a record, the last first, and the files that it had and still can have. */
    async past(id: string): Promise<Past> {
      const [kept, told] = await Promise.all([
        formers.list(formersOf(name, id)),
        bitacora.list((all) => all.where('registro', '==', id)),
      ])
      const own = events.edited.replace(/\..*/, '.')
      const lastFirst = (a: { fecha: Timestamp }, b: { fecha: Timestamp }) =>
        b.fecha.toMillis() - a.fecha.toMillis()
      const now = Date.now()
      return {
        lines: told.records.filter(({ evento }) => evento.startsWith(own)).sort(lastFirst),
        formers: kept.records.filter(({ hasta }) => hasta.toMillis() > now).sort(lastFirst),
      }
    },

    /** The folder that each record names, and each of its former files; also of one that cannot be read otherwise. */
    async folders(): Promise<NamedFolder[]> {
      const [{ docs }, former] = await Promise.all([
        collection.all.select('titulo', 'archivo.carpeta').get(),
        formers.all.where('coleccion', '==', name).select('registro', 'archivo.carpeta').get(),
      ])
      return [
        ...docs.map((doc) => ({ id: doc.id, titulo: String(doc.get('titulo')), isFormer: false, doc })),
        ...former.docs.map((doc) => ({
          id: String(doc.get('registro')),
          titulo: FORMER,
          isFormer: true,
          doc,
        })),
      ].map(({ doc, ...named }) => ({ ...named, carpeta: doc.get('archivo.carpeta') as string }))
    },
  }
}
