import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** react-router's key of the entry a visit begins with. */
const FIRST_ENTRY = 'default'

/**
 * Goes to the section that the address names after its '#', and gives it the focus, as a browser does in a page
 * it did not have to render first. 'Back' and 'forward' return to where one was instead.
 */
export const useSectionOfAddress = (): void => {
  const { hash, key } = useLocation()
  const how = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (!hash || (how === 'POP' && key !== FIRST_ENTRY)) return
    const heading = document.getElementById(hash.slice(1))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [key, hash])
}
