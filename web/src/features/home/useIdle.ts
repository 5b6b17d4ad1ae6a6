import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

/** Whether the page is there and nothing else is to be done. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
