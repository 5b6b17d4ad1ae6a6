import { api } from '@naf/contract'
import { useRecords } from '../../lib/useRecords.ts'

/** The calendars that there are, the latest year first. */
export const useCalendars = () => useRecords(api.calendario)
