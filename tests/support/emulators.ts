import { address, EMULATOR_ENV, type Service, url } from '../../scripts/lib/config.ts'

const NEEDED: Service[] = ['firestore', 'auth', 'storage', 'mailbox']

/**
 * Points the Firebase libraries at the emulators.
 * @throws if one does not answer
 */
const setUp = async (): Promise<void> => {
  for (const service of NEEDED)
    await fetch(url(service), { signal: AbortSignal.timeout(5_000) }).catch(() => {
      throw new Error(
        `No responde el emulador ${service} (${address(service)}). Estas pruebas necesitan la suite en marcha: ` +
          'npm run emulators:exec -- "<orden>", o «npm start» en otra terminal.',
      )
    })
  Object.assign(process.env, EMULATOR_ENV)
}

export default setUp
