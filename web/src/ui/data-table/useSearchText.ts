import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Browsers refuse more than about a hundred changes of the URL in half a minute. */
const URL_DELAY_MS = 250

/**
 * What is typed, at once; the URL follows when the typing pauses, and is followed where it changed for
 * another reason ('back', a link).
 */
export const useSearchText = (
  inUrl: string,
  writeUrl: (text: string) => void,
): [string, (text: string) => void] => {
  const [text, setText] = useState(inUrl)
  const written = useRef(inUrl)
  const write = useEffectEvent(writeUrl)

  useEffect(() => {
    if (inUrl === written.current) return
    written.current = inUrl
    setText(inUrl)
  }, [inUrl])

  useEffect(() => {
    if (text === written.current) return
    const follow = () => {
      clearTimeout(timer)
      written.current = text
      write(text)
    }
    const timer = setTimeout(follow, URL_DELAY_MS)
    // Before a link is followed: a change of the URL afterwards would call that off.
    const before = { capture: true, once: true }
    addEventListener('click', follow, before)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', follow, before)
    }
  }, [text])

  return [text, setText]
}
