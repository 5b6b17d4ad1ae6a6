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
    const timer = setTimeout(() => {
      written.current = text
      write(text)
    }, URL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText]
}
