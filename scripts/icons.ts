import { ICONS_FOLDER, writeIcons } from './icons/index.ts'
import { runMain } from './lib/operator.ts'

await runMain(async () => {
  await writeIcons()
  console.log(`Íconos guardados en ${ICONS_FOLDER}`)
  return 0
})
