import { browserStore } from '../lib/storage.ts'

/** When somebody was last there; shared by the tabs of one person: working in one keeps the others alive. */
export const ACTIVITY_KEY = 'naf_actividad'

export const readActivity = (): number => Number(browserStore.read(ACTIVITY_KEY) ?? 0)

export const writeActivity = (time: number): void => {
  browserStore.writeOrHold(ACTIVITY_KEY, String(time))
}

/** So that a session does not begin with the silence since the one before. */
export const forgetActivity = (): void => browserStore.remove(ACTIVITY_KEY)
