import { api } from '@naf/contract'
import { usePublished } from '../../lib/usePublished.ts'

export const useGaleria = () => usePublished(api.galeria)
