import { useSearchParams } from 'react-router-dom'
import { SEARCH_PARAM } from './table-params.ts'

/** What the address searches for. */
export const useSearched = (): string => {
  const [params] = useSearchParams()
  return params.get(SEARCH_PARAM) ?? ''
}
