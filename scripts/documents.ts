import { DOCUMENTS_FOLDER, writeSiteDocuments } from './lib/documents/site-documents.ts'
import { runMain } from './lib/operator.ts'

await runMain(async () => {
  await writeSiteDocuments()
  console.log(`Documentos del sitio guardados en ${DOCUMENTS_FOLDER}`)
  return 0
})
