import type { Imagen } from '@naf/contract'
import { useState } from 'react'
import { ImagenCard, PictureDialog } from './pictures.tsx'

export default function ImagenPreview({ record }: { record: Imagen }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ImagenCard imagen={record} index={0} onOpen={() => setOpen(true)} />
      {isOpen && (
        <PictureDialog imagenes={[record]} at={0} onTurn={() => {}} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
