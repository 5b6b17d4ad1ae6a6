import { findWebKit } from '../../scripts/test/other-engines.ts'
import { launchWebKit } from './drivers/webkit.ts'
import { testJourneys } from './journeys.ts'

testJourneys('webkit', async (options) => {
  const found = findWebKit()
  if (!found) throw new Error('Falta WebKit: en Debian, los paquetes webkit2gtk-driver y xvfb.')
  return launchWebKit(found, options)
})
