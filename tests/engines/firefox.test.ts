import { findFirefox } from '../../scripts/test/other-engines.ts'
import { launchFirefox } from './drivers/firefox.ts'
import { testJourneys } from './journeys.ts'

testJourneys('firefox', async (options) => {
  const executable = findFirefox()
  if (!executable) throw new Error('Falta Firefox: en Debian, el paquete firefox-esr.')
  return launchFirefox(executable, options)
})
