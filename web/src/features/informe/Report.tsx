import type { Informe } from '@naf/contract'
import { type ReactNode, useId } from 'react'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { AboutRequests } from './AboutRequests.tsx'
import { AboutWork } from './AboutWork.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { Months } from './Months.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { Opinions } from './Opinions.tsx'
import { Places } from './Places.tsx'
import { Reach } from './Reach.tsx'
import { periodOf } from './words.ts'

/** All figures of a period, from what is asked for first to the details: for the screen, since it tells of few people, too. */
export function Report({ informe }: { informe: Informe }) {
  return (
    <div className="space-y-10 print:hidden">
      <ErrorBoundary section>
        <KeyFigures informe={informe} />
      </ErrorBoundary>
      <ErrorBoundary section>
        <Months months={informe.Periodo.Meses} whole={informe.Periodo} />
      </ErrorBoundary>
      <Part title={TEXTO.about}>
        <AboutRequests informe={informe} />
      </Part>
      <Part title={TEXTO.where}>
        <Places informe={informe} />
      </Part>
      <Part title={TEXTO.work}>
        <AboutWork informe={informe} />
        {Object.keys(informe.Periodo.Opinion).length > 0 && <Opinions period={periodOf(informe.Periodo)} />}
      </Part>
      <Part title={TEXTO.reach}>
        <Reach informe={informe} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ErrorBoundary section>{children}</ErrorBoundary>
    </section>
  )
}
