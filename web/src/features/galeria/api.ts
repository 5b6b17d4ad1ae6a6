import { api } from '@naf/contract'
import { useRecords } from '../../lib/useRecords.ts'

export const useGaleria = () => useRecords(api.galeria)
