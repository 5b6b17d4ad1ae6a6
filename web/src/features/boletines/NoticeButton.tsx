import type { Boletin } from '@naf/contract'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Of } from '../../ui/Of.tsx'
import { tellReaders } from './notice.ts'
import { MENSAJES_AVISO as TEXTO } from './notice-messages.ts'

/** In a bulletin's row: tells its readers, or says what became of it. */
export function NoticeButton({ boletin }: { boletin: Boletin }) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await tellReaders(boletin)
    setBusy(false)
  }
  return (
    <Button variant="quiet" small busy={busy} onClick={() => void press()}>
      {!busy && <Send aria-hidden="true" className="size-4" />}
      <span>
        {TEXTO.row}
        <Of name={boletin.Titulo} />
      </span>
    </Button>
  )
}
