import { address, EMULATOR_ENV, type Service, url } from '../../scripts/lib/config.ts'

const NEEDED: Service[] = ['firestore', 'auth', 'storage', 'mailbox']

/**
 * Points the Firebase libraries at the emulators.
 * @throws if one does not answer
 */
const setUp = async (): Promise<void> => {
  const states = await Promise.all(NEEDED.map(async (service) => ({ service, up: await answers(service) })))
  const absent = states.filter(({ up }) => !up).map(({ service }) => `${service} (${address(service)})`)
  if (absent.length > 0)
    throw new Error(
      `No responden los emuladores: ${absent.join(', ')}.\n` +
        'Estas pruebas necesitan la suite en marcha: npm run emulators:exec -- "<orden>", o «npm start» en otra terminal.',
    )
  Object.assign(process.env, EMULATOR_ENV)
}

export default setUp

const answers = async (service: Service): Promise<boolean> => {
  try {
    await fetch(url(service), { signal: AbortSignal.timeout(5_000) })
    return true
  } catch {
    return false
  }
}
