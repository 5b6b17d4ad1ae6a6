import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether a screen of the portal stands before this one: react-router counts them in the history's entries. */
const hasPrevious = (): boolean => Number(window.history.state?.idx) > 0

/**
 * Leads to the previous page, in the state in which it was left; where there is none, to the list. Whoever went
 * there alone, while the work was still under way, is not led any further.
 */
export const useReturn = (list: string): (() => void) => {
  const navigate = useNavigate()
  const isHere = useRef(false)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  return useCallback(() => {
    if (isHere.current) void (hasPrevious() ? navigate(-1) : navigate(list, { replace: true }))
  }, [navigate, list])
}
