import { address, PORTS, PROJECT, type Service, url } from '../../scripts/lib/addresses.ts'

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.ts'
export { address, PORTS, PROJECT, url }

const NEEDED: Service[] = ['firestore', 'auth', 'storage', 'mailbox']

/**
 * Fails, with one message, when the emulators are not there: a test without its engine must not pass for one that
 * was not run.
 */
export const requireEmulators = async (): Promise<void> => {
  const states = await Promise.all(NEEDED.map(async (service) => ({ service, up: await answers(service) })))
  const absent = states.filter(({ up }) => !up).map(({ service }) => `${service} (${address(service)})`)
  if (absent.length > 0)
    throw new Error(
      `No responden los emuladores: ${absent.join(', ')}.\n` +
        'Estas pruebas necesitan la suite en marcha: npm run emulators:exec -- "<orden>", o «npm start» en otra terminal.',
    )
}

const answers = async (service: Service): Promise<boolean> => {
  try {
    await fetch(url(service), { signal: AbortSignal.timeout(5_000) })
    return true
  } catch {
    return false
  }
}

/** Host and port of the Auth emulator, for its REST interface. */
