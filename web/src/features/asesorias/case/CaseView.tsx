import './case.css'
import { type Asesoria, CIERRE_TEXTS, daysAgo, ESTADO_TEXTS } from '@naf/contract'
import { useEffect, useRef } from 'react'
import { isGone } from '../../../api/client.ts'
import { DeleteButton } from '../../../list/row-actions.tsx'
import { FactRows } from '../../../list/table-views.tsx'
import { Badge } from '../../../ui/badges.tsx'
import { TitledSection } from '../../../ui/PageHeading.tsx'
import { RetryButton, SkeletonList, StateMessage } from '../../../ui/states.tsx'
import { LongText } from '../../../ui/text.tsx'
import type { AsesoriaActions } from '../asesoria-actions.tsx'
import { factsOf } from '../asesoria-columns.tsx'
import { agoText, useCase } from '../asesoria-data.ts'
import { areKeysOn } from '../queue/queue-keys.tsx'
import { CaseBar, Contact } from './CaseControls.tsx'
import { Composer, CorrectMail } from './CaseForms.tsx'
import { Bounced, Fold, History, Mails, Thread } from './CaseRecords.tsx'

export function UnderName({ asesoria }: { asesoria: Asesoria }) {
  const { Estado, Cierre, Atiende, Numero, FechaSolicitud } = asesoria
  const ago = FechaSolicitud && agoText(daysAgo(FechaSolicitud, Date.now()))
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-xs">
      <Badge look={Estado === 'realizada' ? 'good' : 'plain'}>{ESTADO_TEXTS[Estado]}</Badge>
      {Estado === 'realizada' && Cierre && <span>{CIERRE_TEXTS[Cierre].toLowerCase()}</span>}
      {Atiende && <span>atiende {Atiende.Nombre}</span>}
      <span>{[Numero, ago].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

/** A request beside the queue. Each one is a new element, so it begins at its top, whatever the last was scrolled to. */
export function CasePane(props: { asesoria: Asesoria | undefined; actions: AsesoriaActions }) {
  const { asesoria, actions } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request takes the focus when it is opened
  useEffect(() => heading.current?.focus({ preventScroll: true }), [asesoria?.Id])
  return (
    <aside
      data-keys
      key={asesoria?.Id}
      aria-label="Asesoría"
      className="sticky top-(--table-top) max-h-[calc(100dvh-var(--table-top)-0.5rem)] card case-pane self-start overflow-y-auto px-4 text-sm"
    >
      {asesoria ? (
        <>
          {/* It stays in sight while an answer is typed below. */}
          <div className="sticky top-0 z-10 -mx-4 border-line border-b bg-paper px-4 py-2">
            <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-lg">
              {asesoria.Nombre}
            </h2>
            <UnderName asesoria={asesoria} />
          </div>
          <CaseView heading="h3" asesoria={asesoria} actions={actions} />
        </>
      ) : (
        <p className="py-10 text-center text-ink-soft">
          Elige una asesoría de la cola.
          {areKeysOn() && ' Con el foco en ella, recórrela con las teclas j y k.'}
        </p>
      )}
    </aside>
  )
}

const MORE = ['ciudad', 'servicio', 'contribuyente', 'discapacidad', 'usuario', 'fecha', 'realizacion']

interface CaseViewProps {
  asesoria: Asesoria
  actions: AsesoriaActions
  /** It is gone, by this or by somebody else's deletion. */
  onRemoved?: () => void
  heading: 'h2' | 'h3'
  /** Who asked and what is looked up stand beside the question and the answer. */
  inColumns?: boolean
}

export function CaseView({ asesoria, actions, onRemoved, heading, inColumns = false }: CaseViewProps) {
  const query = useCase(asesoria.Id)
  const found = query.data
  const section = { as: heading, look: 'text-sm', className: 'flex flex-col gap-2' }
  const remove = async () => {
    if (await actions.remove(asesoria)) onRemoved?.()
  }
  const person = (
    <TitledSection {...section} title="Contactar">
      <Contact asesoria={asesoria} />
      <FactRows
        facts={[['Prefiere', asesoria.MedioContacto], ...factsOf(asesoria, ['telefono', 'correo', 'cedula'])]}
      />
      {asesoria.Correo !== '' && !asesoria.CorreoConfirmado && (
        <Badge look="waiting">Correo sin confirmar</Badge>
      )}
      <Bounced mails={found?.Correos} />
      <CorrectMail asesoria={asesoria} />
      <Fold title="Más datos" isOpen={inColumns}>
        <FactRows facts={factsOf(asesoria, MORE)} />
      </Fold>
    </TitledSection>
  )
  return (
    <div className={inColumns ? 'case case-columns' : 'case'}>
      <div className="case-main">
        <TitledSection {...section} title="Lo que pide">
          <p className="case-question">
            <LongText text={asesoria.DetalleSolicitud} lines={8} />
          </p>
        </TitledSection>
        {!inColumns && person}
        {found ? (
          <>
            <TitledSection {...section} title="Mensajes y notas">
              <Thread found={found} />
            </TitledSection>
            <Composer asesoria={found.Asesoria} />
          </>
        ) : (
          <CaseState query={query} />
        )}
      </div>
      <div className="case-aside">
        {inColumns && person}
        {found?.Opinion && (
          <TitledSection {...section} title="Opinión">
            <p>
              <strong>{found.Opinion.Valor} de 5</strong> {found.Opinion.Comentario}
            </p>
          </TitledSection>
        )}
        {found && (
          <>
            <Fold title={`Correos (${found.Correos.length})`} isOpen={inColumns}>
              <Mails found={found} />
            </Fold>
            <Fold title={`Historial (${found.Historial.length})`}>
              <History entries={found.Historial} />
            </Fold>
          </>
        )}
        <DeleteButton
          text="Eliminar"
          name={asesoria.Nombre}
          busy={actions.deletingId === asesoria.Id}
          onClick={remove}
        />
      </div>
      <CaseBar asesoria={asesoria} actions={actions} />
    </div>
  )
}

export function CaseState({ query }: { query: ReturnType<typeof useCase> }) {
  if (!query.isError) return <SkeletonList count={4} className="h-16" />
  return (
    <StateMessage
      kind="failed"
      title={isGone(query.error) ? 'No se pudo encontrar la asesoría' : 'No se pudo cargar la asesoría'}
      action={<RetryButton query={query} />}
    />
  )
}
