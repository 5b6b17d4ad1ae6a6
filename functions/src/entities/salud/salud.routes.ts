import type { api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { unavailable } from '../../errors.ts'
import type { Routes } from '../../http/router.ts'

export const createSaludRoutes = ({ salud }: Deps): Routes<typeof api.salud> => ({
  async read() {
    await salud.ping().catch(() => {
      throw unavailable('La base de datos no responde.')
    })
    return { estado: 'ok', firestore: 'ok' }
  },
})
