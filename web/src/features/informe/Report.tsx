import { api, CIERRE_TEXTS, type Informe, isSemester, type Period } from '@naf/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { inPages } from '../../api/lists.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { LoadedOr, NextPageButton, StateMessage } from '../../ui/states.tsx'
import { Bars, Chart, type Figured, RegionMap } from './charts.tsx'
import { FRESH_MS, periodOf, shareOf, starsName } from './report-model.ts'
import { Backlog, KeyFigures, Months, Networks, SemesterGoals } from './report-parts.tsx'

/** All figures of a period, for the screen alone: some are about a single person. */
export function Report({ informe }: { informe: Informe }) {
  const { Recibidas, Cerradas, Inscripciones, Asistencias } = informe.Periodo
  const isEmpty = Recibidas + Cerradas + Inscripciones + Asistencias === 0
  return (
    <div className="space-y-4 print:hidden">
      <Row>
        <Backlog informe={informe} />
      </Row>
      {isEmpty ? (
        <StateMessage kind="empty" title="En este periodo todavía no hay nada que contar.">
          Elige otro periodo para ver sus cifras.
        </StateMessage>
      ) : (
        <Figures informe={informe} />
      )}
    </div>
  )
}

function Figures({ informe }: { informe: Informe }) {
  return (
    <>
      <Row>{isSemester(periodOf(informe.Periodo)) && <SemesterGoals informe={informe} />}</Row>
      <Row columns="lg:grid-cols-2">
        <KeyFigures informe={informe} />
        <Months months={informe.Periodo.Meses} />
      </Row>
      <Row columns="lg:grid-cols-3">
        <Counted informe={informe} part="Servicio" title="Por servicio" />
        <Counted informe={informe} part="Contribuyente" title="Por tipo de contribuyente" />
        <Counted informe={informe} part="Medio" title="Por medio de contacto">
          <Answers informe={informe} />
        </Counted>
      </Row>
      <Row columns="lg:grid-cols-3">
        <Provinces informe={informe} />
        <div className="grid grid-cols-1 gap-4">
          <Counted informe={informe} part="Ciudad" title="Por ciudad" nameOf={placeName} shown={8} />
          <Counted informe={informe} part="Cierre" title="Cómo se cerraron" nameOf={cierreName} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Stars informe={informe} />
          <Team informe={informe} />
          <Networks informe={informe} />
        </div>
      </Row>
    </>
  )
}

function Row({ columns = '', children }: { columns?: string; children: ReactNode }) {
  return (
    <ErrorBoundary section>
      <div className={`grid grid-cols-1 items-start gap-4 *:min-w-0 ${columns}`}>{children}</div>
    </ErrorBoundary>
  )
}

const PARTS = {
  Servicio: 'Servicio',
  Contribuyente: 'Tipo de contribuyente',
  Medio: 'Medio',
  Provincia: 'Provincia',
  Ciudad: 'Ciudad',
  Cierre: 'Cierre',
  Opinion: 'Opinión',
}

type Part = keyof typeof PARTS

/** What a part counts now or counted before, the most first. */
const countsOf = ({ Periodo, Anterior }: Informe, part: Part, nameOf = (key: string) => key) => {
  const [now, before] = [Periodo[part], Anterior[part]]
  return Object.keys({ ...now, ...before })
    .map((key) => ({ name: nameOf(key), value: now[key] ?? 0, before: before[key] ?? 0 }))
    .sort((a, b) => b.value - a.value || b.before - a.before || a.name.localeCompare(b.name, 'es'))
}

interface CountedProps {
  informe: Informe
  part: Part
  title: string
  nameOf?: (key: string) => string
  summary?: ReactNode
  /** How many have a bar; the table has all of them. */
  shown?: number
  drawn?: ReactNode
  children?: ReactNode
}

function Counted({ informe, part, title, nameOf, summary, shown = Infinity, drawn, children }: CountedProps) {
  const counts = countsOf(informe, part, nameOf)
  if (counts.length === 0) return null
  const more = shown < counts.length && `Las ${shown} primeras; la tabla tiene las ${counts.length}.`
  const all = counts.reduce((sum, { value }) => sum + value, 0)
  const table: Figured = {
    headers: [PARTS[part], 'Solicitudes', 'Parte', 'Antes'],
    rows: counts.map(({ name, value, before }) => [
      name,
      ...[formatNumber(value), shareOf(value, all), formatNumber(before)],
    ]),
  }
  return (
    <Chart title={title} summary={summary ?? more} table={table} className="card p-5">
      {drawn ?? <Bars bars={counts.slice(0, shown)} />}
      {children}
    </Chart>
  )
}

/** A sentence says more about two answers than two bars. */
function Answers({ informe }: { informe: Informe }) {
  const { Recibidas, Discapacidad, Cuenta } = informe.Periodo
  const those = (count: number, one: string, many: string) => {
    if (count === 0) return `Nadie ${one}`
    const people = count === 1 ? 'Una persona' : `${formatNumber(count)} personas`
    return `${people} (${shareOf(count, Recibidas)}) ${count === 1 ? one : many}`
  }
  return (
    <p className="text-ink-soft">
      {those(Discapacidad.si ?? 0, 'dijo', 'dijeron')} tener una discapacidad.{' '}
      {those(Cuenta.si ?? 0, 'pidió', 'pidieron')} con una cuenta del portal.
    </p>
  )
}

const placeName = (key: string) => key || 'No se sabe'

function Provinces({ informe }: { informe: Informe }) {
  const { '': unknown = 0, ...provinces } = informe.Periodo.Provincia
  const known = Object.values(provinces).filter((count) => count > 0).length
  const summary = [
    known === 1 ? 'De una provincia.' : `De ${known} de las 24 provincias.`,
    unknown > 0 && `De ${formatNumber(unknown)} no se sabe la provincia.`,
  ]
  return (
    <Counted
      informe={informe}
      part="Provincia"
      title="Por provincia"
      nameOf={placeName}
      summary={summary.filter(Boolean).join(' ')}
      drawn={<RegionMap title="Por provincia" counts={provinces} />}
    />
  )
}

const cierreName = (key: string) => (CIERRE_TEXTS as Record<string, string>)[key] ?? key

function Stars({ informe }: { informe: Informe }) {
  const { Opinion, OpinionMedia } = informe.Periodo
  const given = Object.values(Opinion).reduce((sum, count) => sum + count, 0)
  if (OpinionMedia === null)
    return <p className="card p-5 text-ink-soft">Nadie ha opinado en este periodo.</p>
  const of = given === 1 ? 'una opinión' : `${formatNumber(given)} opiniones`
  return (
    <Counted
      informe={informe}
      part="Opinion"
      title="Opiniones"
      nameOf={(stars) => starsName(Number(stars))}
      summary={`${formatNumber(OpinionMedia)} de 5 en promedio, de ${of}.`}
    >
      <Opinions period={periodOf(informe.Periodo)} />
    </Counted>
  )
}

function Team({ informe }: { informe: Informe }) {
  const team = informe.Periodo.Atiende.map(({ Nombre, Cantidad }) => ({
    name: Nombre || 'Cuenta eliminada',
    value: Cantidad,
  }))
  if (team.length === 0) return null
  return (
    <Chart title="Quién atendió" className="card p-5">
      <Bars bars={team} />
    </Chart>
  )
}

/** What people said: each is a record, so it is read on demand, twenty at a time. */
function Opinions({ period }: { period: Period }) {
  const [isOpen, setOpen] = useState(false)
  const requests = useScreenPath('ver-asesorias')
  const query = useInfiniteQuery({
    queryKey: [api.informe.opiniones.path, period.desde, period.hasta],
    ...inPages(api.informe.opiniones, { query: { limite: 20, ...period } }),
    staleTime: FRESH_MS,
    enabled: isOpen,
  })
  if (!isOpen)
    return (
      <Button variant="secondary" small className="self-start" onClick={() => setOpen(true)}>
        Leer lo que dijeron
      </Button>
    )
  return (
    <section aria-label="Lo que dijeron" className="space-y-4">
      <LoadedOr query={query} failed="No se pudieron cargar las opiniones">
        {(opinions) =>
          opinions.length === 0 ? (
            <p>De este periodo no queda ninguna opinión que leer.</p>
          ) : (
            <ul className="space-y-3">
              {opinions.map(({ Id, Numero, Servicio, Valor, Comentario, Fecha }) => (
                <li key={Id} className="border-t border-line pt-3">
                  <p className="text-ink-soft">
                    <strong className="text-ink">{starsName(Valor)}</strong> · {Servicio} ·{' '}
                    {formatDate(Fecha)} ·{' '}
                    <Link to={`${requests}/${Id}`} className="link">
                      {Numero ?? 'Ver la asesoría'}
                    </Link>
                  </p>
                  {Comentario && (
                    <p className="mt-1 whitespace-pre-line wrap-anywhere text-sm">{Comentario}</p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LoadedOr>
      <NextPageButton query={query}>Ver más opiniones</NextPageButton>
    </section>
  )
}
