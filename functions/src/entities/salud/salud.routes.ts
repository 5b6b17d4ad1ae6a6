import type { api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import { unavailable, withDeadline } from '../../platform/deadline.ts'

/** Who asks for health wants to know now. */
const PATIENCE_MS = 3000

const noAnswer = () => unavailable('La base de datos no responde.')

export const createSaludRoutes = ({ salud }: Deps): Routes<typeof api.salud> => ({
  async read() {
    await withDeadline(salud.ping(), PATIENCE_MS, noAnswer).catch(() => {
      throw noAnswer()
    })
    return { estado: 'ok', firestore: 'ok' }
  },
})
