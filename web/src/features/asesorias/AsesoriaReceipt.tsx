import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import type { Fact } from '../../ui/Facts.tsx'
import { CorreoText } from '../../ui/MailLink.tsx'
import { MENSAJES_RECIBO } from '../../ui/receipt/messages.ts'
import { Receipt } from '../../ui/receipt/Receipt.tsx'
import type { ReceiptPageProps } from '../../ui/receipt/ReceiptOr.tsx'
import { GuideLink } from './GuideLink.tsx'
import type { GivenReceipt } from './receipt.ts'
import { MENSAJES_RECIBO_ASESORIA as TEXTO } from './receipt-messages.ts'

/** That a request has arrived, as whom it concerns takes it along. */
export default function AsesoriaReceipt({ given, again }: ReceiptPageProps<GivenReceipt>) {
  const { numero, plazo, correo, telefono, medio, servicio } = given
  const { uid } = useSession()
  const facts: Fact[] = [
    [MENSAJES_RECIBO.facts.correo, <CorreoText key="correo" correo={correo} />],
    [MENSAJES_RECIBO.facts.telefono, telefono],
    [TEXTO.facts.servicio, servicio],
    [TEXTO.facts.medio, medio],
  ]
  if (plazo !== null) facts.push([TEXTO.facts.plazo, TEXTO.plazo(plazo)])
  return (
    <Receipt
      title={TEXTO.title}
      numero={numero}
      facts={facts}
      steps={[
        uid === null ? TEXTO.link(correo) : MENSAJES_RECIBO.confirmation(correo),
        TEXTO.contact(medio, telefono, correo),
        <strong key="key">{TEXTO.key}</strong>,
      ]}
      more={<GuideLink servicio={servicio} />}
    >
      <Ways isVisitor={uid === null} correo={correo} again={again} />
    </Receipt>
  )
}

interface WaysProps extends Pick<GivenReceipt, 'correo'> {
  isVisitor: boolean
  again: () => void
}

/** On a phone one below the other. */
const WAY = 'w-full sm:w-auto'

function Ways({ isVisitor, correo, again }: WaysProps) {
  const own = useScreenPath('asesorias')
  return (
    <>
      {isVisitor ? (
        <ButtonLink to="/seguimiento" state={{ correo }} className={WAY}>
          {TEXTO.track}
        </ButtonLink>
      ) : (
        <ButtonLink to={own} className={WAY}>
          {TEXTO.own}
        </ButtonLink>
      )}
      <Button variant="secondary" className={WAY} onClick={again}>
        {TEXTO.again}
      </Button>
      {isVisitor && (
        <ButtonLink to="/register" variant="quiet" className={WAY}>
          {TEXTO.account}
        </ButtonLink>
      )}
    </>
  )
}
