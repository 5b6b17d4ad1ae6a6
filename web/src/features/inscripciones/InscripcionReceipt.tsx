import { Button } from '../../ui/Button.tsx'
import { CorreoText } from '../../ui/MailLink.tsx'
import { MENSAJES_RECIBO } from '../../ui/receipt/messages.ts'
import { Receipt } from '../../ui/receipt/Receipt.tsx'
import type { ReceiptPageProps } from '../../ui/receipt/ReceiptOr.tsx'
import { carreraText } from './carreras.ts'
import type { GivenReceipt } from './receipt.ts'
import { MENSAJES_RECIBO_INSCRIPCION as TEXTO } from './receipt-messages.ts'

/** That an enrolment has arrived, as the student takes it along. */
export default function InscripcionReceipt({ given, again }: ReceiptPageProps<GivenReceipt>) {
  const { numero, correo, telefono, carrera } = given
  return (
    <Receipt
      title={TEXTO.title}
      numero={numero}
      facts={[
        [MENSAJES_RECIBO.facts.correo, <CorreoText key="correo" correo={correo} />],
        [TEXTO.celular, telefono],
        [TEXTO.carrera, carreraText(carrera)],
      ]}
      steps={[MENSAJES_RECIBO.confirmation(correo), TEXTO.review, TEXTO.contact(correo, telefono)]}
    >
      <Button variant="secondary" className="w-full sm:w-auto" onClick={again}>
        {TEXTO.again}
      </Button>
    </Receipt>
  )
}
