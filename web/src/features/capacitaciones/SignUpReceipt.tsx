import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { ReceiptPageProps } from '../../ui/receipt/ReceiptOr.tsx'
import { AttendanceQr } from './AttendanceQr.tsx'
import { MENSAJES_INSCRIBIRSE } from './messages.ts'
import type { GivenSignUp } from './sign-up-receipt.ts'

const TEXTO = MENSAJES_INSCRIBIRSE.receipt

/** What stands in the place of the form when it was sent. */
export default function SignUpReceipt({ given, again }: ReceiptPageProps<GivenSignUp>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { estado, correo, qr } = given
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card space-y-3 border-l-4 border-l-brand p-5 sm:p-8">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {TEXTO[estado]}
      </h3>
      <p className="wrap-anywhere">{TEXTO[`${estado}Text`](correo)}</p>
      <p className="text-sm text-ink-soft">{TEXTO.spam}</p>
      {estado === 'inscrito' && qr && <AttendanceQr {...qr} />}
      <Button variant="secondary" onClick={again} className="print:hidden">
        {TEXTO.again}
      </Button>
    </div>
  )
}
