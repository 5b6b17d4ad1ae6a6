import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { ROOT } from './lib/config.ts'
import { readDocument, withPrinter } from './lib/documents.ts'
import { runMain } from './lib/operator.ts'

/**
 * npm run documents   prints the texts of web/documentos into web/public/documentos, and writes the index from which the
 *                     pages take the number of pages and the size
 */

const TEXTS = join(ROOT, 'web', 'documentos')
const DOCUMENTS = join(ROOT, 'web', 'public', 'documentos')
const INDEX = join(ROOT, 'web', 'src', 'features', 'institucional', 'documentos.json')

const frontMatter = z.strictObject({
  kind: z.enum(['perfil', 'convenio']),
  titulo: z.string(),
  descripcion: z.string(),
  edicion: z.string().optional(),
  fechaPublicacion: z.iso.date(),
})

await runMain(async () => {
  const index: Record<string, { pages: number; bytes: number }> = {}
  await withPrinter(async (print) => {
    for (const file of readdirSync(TEXTS).sort()) {
      const { kind, ...document } = readDocument(join(TEXTS, file), frontMatter)
      const pdf = await print(kind, document)
      const name = basename(file, '.md')
      writeFileSync(join(DOCUMENTS, `${name}.pdf`), pdf)
      index[name] = {
        pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0,
        bytes: pdf.length,
      }
    }
  })
  writeFileSync(INDEX, `${JSON.stringify(index, null, 2)}\n`)
  console.log(`Documentos del sitio guardados en ${DOCUMENTS}`)
  return 0
})
