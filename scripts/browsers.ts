import { OLDEST_BROWSERS } from '../web/build/browsers.ts'
import { buildWeb } from './lib/build.ts'
import { HARMLESS, scanBuild } from './lib/newer-features.ts'
import { runMain } from './lib/operator.ts'

/** Prints the oldest browsers, and which newer features the build has; fails if one of them is needed. */
await runMain(async () => {
  await buildWeb()
  const found = scanBuild()
  const needed = found.filter(({ feature }) => !(feature in HARMLESS))
  for (const [name, version] of Object.entries(OLDEST_BROWSERS)) console.log(`${name} ${version}`)
  console.log('\nMás nuevo, y prescindible:')
  for (const feature of new Set(found.map((newer) => newer.feature)))
    if (feature in HARMLESS) console.log(`  ${feature}: ${HARMLESS[feature]}`)
  for (const { feature, since, file, where } of needed)
    console.log(`✗ ${feature} (${since})\n  ${file}: ${where}`)
  return needed.length > 0 ? 1 : 0
})
