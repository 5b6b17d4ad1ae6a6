import type { Tracked } from '@naf/contract'
import { lazy, useRef, useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../Button.tsx'
import { Part } from '../Part.tsx'
import { SkeletonList } from '../Skeleton.tsx'
import { MENSAJES_SOLICITUD } from './messages.ts'
import type { RequestCalls, RequestOf } from './request-calls.ts'

const TEXTO = MENSAJES_SOLICITUD.opinion
const OpinionForm = lazy(() => import('./OpinionForm.tsx'))

interface OpinionPartProps extends RequestOf {
  request: Tracked
  send: RequestCalls['rate']
}

/** What the person thinks of the advice: asked for, given, or too late. Nothing where there is nothing to judge. */
export function OpinionPart({ request: { Opinion, OpinionHasta }, send, ...of }: OpinionPartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState(Opinion === null)
  if (OpinionHasta === null && Opinion === null) return null
  const isOpen = OpinionHasta !== null && new Date(OpinionHasta) > new Date()
  const asks = isOpen && asking
  const settle = () => {
    setAsking(false)
    heading.current?.focus()
  }
  return (
    <div className="border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg focus:outline-none">
        {TEXTO.title}
      </h3>
      {Opinion && !asks && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          {[TEXTO.given(Opinion.Valor), Opinion.Comentario].filter(Boolean).join('\n')}
        </p>
      )}
      {isOpen && <p className="mt-1 text-sm text-ink-soft">{TEXTO.until(formatDate(OpinionHasta))}</p>}
      {!isOpen && <p className="mt-1 text-sm text-ink-soft">{TEXTO.expired}</p>}
      {asks && (
        <Part fallback={<SkeletonList count={1} className="h-40" />}>
          <OpinionForm {...of} given={Opinion} send={send} onSent={settle} />
        </Part>
      )}
      {isOpen && !asks && (
        <Button variant="secondary" small className="mt-3" onClick={() => setAsking(true)}>
          {Opinion ? TEXTO.change : TEXTO.give}
        </Button>
      )}
    </div>
  )
}
