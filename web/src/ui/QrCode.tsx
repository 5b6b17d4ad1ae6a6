import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'

/** Of each side, its quiet edge included; a camera reads it from a phone's screen at an arm's length. */
const SIDE_PX = 224
const QUIET_MODULES = 4

/** Black on white also in the dark, in forced colours and on paper: it is a picture, and cameras want it so. */
export default function QrCode({ content, alt }: { content: string; alt: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const svg = renderSVG(content, { ecc: 'M', border: QUIET_MODULES })
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [content])
  return (
    <img src={address} alt={alt} width={SIDE_PX} height={SIDE_PX} className="h-auto max-w-full filter-none" />
  )
}
