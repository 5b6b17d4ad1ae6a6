import type { Capacitacion } from '@naf/contract'
import { ArrowLeft } from 'lucide-react'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../../auth/session.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LinkedText } from '../../ui/LinkedText.tsx'
import { ReceiptOr } from '../../ui/receipt/ReceiptOr.tsx'
import { AddTraining } from './AddTraining.tsx'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'
import { Seats } from './Seats.tsx'
import SignUpForm from './SignUpForm.tsx'
import { receiptName } from './sign-up-receipt.ts'
import { trainingFacts } from './training-facts.ts'
import { hasBegun } from './training-time.ts'

const SignUpReceipt = lazy(() => import('./SignUpReceipt.tsx'))

/** One training, and the form of who signs up for it. */
export default function Training({ id, all }: { id: string; all: readonly Capacitacion[] }) {
  const training = all.find(({ Id }) => Id === id)
  return (
    <div className="max-w-text space-y-6">
      <Link to={{ search: '' }} className="link inline-flex items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {TEXTO.back}
      </Link>
      {training ? <Found training={training} /> : <p role="status">{TEXTO.gone}</p>}
    </div>
  )
}

function Found({ training }: { training: Capacitacion }) {
  const { uid } = useSession()
  const { Id, Titulo, Descripcion } = training
  return (
    <article className="space-y-6">
      <div className="card space-y-5 p-5 sm:p-8">
        <h2 className="text-xl wrap-anywhere">{Titulo}</h2>
        <p className="whitespace-pre-line wrap-anywhere">
          <LinkedText text={Descripcion} />
        </p>
        <Facts facts={trainingFacts(training)} />
        <AddTraining training={training} />
      </div>
      {hasBegun(training) ? (
        <p role="status">{TEXTO.begun}</p>
      ) : (
        <ReceiptOr name={receiptName(Id)} owner={uid} receipt={SignUpReceipt}>
          {(give) => (
            <div className="card space-y-5 p-5 sm:p-8">
              <Seats id={Id} />
              <SignUpForm key={`${Id} ${uid}`} id={Id} give={give} />
            </div>
          )}
        </ReceiptOr>
      )}
    </article>
  )
}
