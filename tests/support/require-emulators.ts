import { EMULATOR_ENV } from '../../scripts/lib/addresses.ts'
import { requireEmulators } from './emulators.ts'

/** Set-up of the suites that need emulators: checks that they answer and points the Firebase libraries at them. */
const setup = async (): Promise<void> => {
  await requireEmulators()
  Object.assign(process.env, EMULATOR_ENV)
}

export default setup
