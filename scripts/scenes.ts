import { runMain } from './lib/operator.ts'
import { SCENES_FOLDER, writeScenes } from './scenes/index.ts'

await runMain(async () => {
  await writeScenes()
  console.log(`Ilustraciones guardadas en ${SCENES_FOLDER}`)
  return 0
})
