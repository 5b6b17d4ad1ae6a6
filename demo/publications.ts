import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TEMAS, TIPOS_LIBRO } from '@naf/contract'
import { type ZodType, z } from 'zod'
import { DEMO } from '../scripts/lib/config.ts'
import { readDocument } from '../scripts/lib/documents.ts'

/** The texts of the books and the bulletins: Markdown files with front matter. */

const boletin = z.strictObject({
  titulo: z.string(),
  tema: z.enum(TEMAS),
  descripcion: z.string(),
  /** Published so many days before the newest moment of the demo data. */
  daysBefore: z.int().positive(),
})

const libro = boletin.extend({ autor: z.string(), tipo: z.enum(TIPOS_LIBRO) })

const readFolder = <Facts extends object>(name: string, schema: ZodType<Facts>) => {
  const folder = join(DEMO, name)
  return readdirSync(folder)
    .sort()
    .map((file) => readDocument(join(folder, file), schema))
}

export const LIBROS = readFolder('libros', libro)
export const BOLETINES = readFolder('boletines', boletin)
