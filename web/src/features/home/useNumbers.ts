import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

/** True numbers about the centre, once nothing else is to be done; empty before, and where nobody answers. */
export const useNumbers = (): string => {
  const [numbers, setNumbers] = useState('')
  useEffect(() => {
    whenIdle(() => import('./numbers.ts').then(({ readNumbers }) => readNumbers()).then(setNumbers, () => {}))
  }, [])
  return numbers
}
