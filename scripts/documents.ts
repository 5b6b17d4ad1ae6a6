import { runMain } from './lib/operator.ts'
import { DOCUMENTS_FOLDER, writeSiteDocuments } from './seed/site-documents.ts'

await runMain(async () => {
  await writeSiteDocuments()
  console.log(`Documentos del sitio guardados en ${DOCUMENTS_FOLDER}`)
  return 0
})
