import { CENTRE, FEW, FEWEST, type InformePaper, longDay, MIN_COMPARED, OTHER_GROUPS } from '@naf/contract'
import type { ReactNode } from 'react'
import { formatNumber, today } from '../../lib/format.ts'
import { Mark } from '../../ui/images.tsx'
import { Bars, barsOf, Chart, Columns, type Figured, FigureTable, RegionMap } from './charts.tsx'

/** The report as the browser prints it: what may leave the centre, on three pages, with lines to sign. */
export function OnPaper({ paper }: { paper: InformePaper }) {
  const { Resumen, Anterior, Pendientes, Meses, Desgloses } = paper
  const partsOf = (...parts: string[]) => Desgloses.filter(({ Parte }) => parts.includes(Parte))
  const [, received = '', served = ''] = Meses.Encabezados
  return (
    <div className="on-paper hidden print:block">
      <Letterhead paper={paper} />
      <Section title="Resumen">
        <FigureTable caption="Resumen" {...tableOf(Resumen)} />
        <p className="text-ink-soft">
          El periodo anterior es del {longDay(Anterior.Desde)} al {longDay(Anterior.Hasta)}. El cambio se dice
          si antes hubo al menos {MIN_COMPARED} casos. Donde hubo menos de {FEWEST} personas no se dice
          cuántas, ni lo que permitiría deducirlo: van juntas en «{OTHER_GROUPS}».
        </p>
      </Section>
      <Section title={`Quiénes esperan, al ${longDay(Pendientes.Dia)}`}>
        <p>{waitingText(Pendientes)}</p>
        <Bars bars={barsOf(Pendientes.Edades)} />
      </Section>
      <Section title="Recibidas y atendidas por mes" startsPage>
        {Meses.Filas.length > 1 && (
          <Columns
            title="Recibidas y atendidas por mes"
            labels={Meses.Filas.map(([month]) => month)}
            series={[
              { name: received, values: Meses.Recibidas },
              { name: served, values: Meses.Atendidas },
            ]}
          />
        )}
        <FigureTable caption="Por mes" {...tableOf(Meses)} />
      </Section>
      <Section title="Quiénes y qué pidieron">
        <Groups inColumns groups={partsOf('Servicio', 'Contribuyente', 'Medio', 'Discapacidad', 'Cuenta')} />
      </Section>
      <Section title="De dónde escribieron" startsPage>
        <div className="grid grid-cols-2 gap-6">
          {partsOf('Provincia').map(({ Titulo, Grupos }) => (
            <Chart
              key={Titulo}
              title={Titulo}
              summary={`Sin cifra: ninguna solicitud, o tan pocas que van en «${OTHER_GROUPS}».`}
            >
              <RegionMap
                title={Titulo}
                counts={Object.fromEntries(Grupos.map(({ Nombre, Cantidad }) => [Nombre, Cantidad ?? 0]))}
                none=""
              />
            </Chart>
          ))}
          <Groups groups={partsOf('Provincia', 'Ciudad')} />
        </div>
      </Section>
      <Section title="Cómo se atendió">
        <Groups inColumns groups={partsOf('Cierre', 'Opinion', 'Atiende')} />
      </Section>
      <Signatures />
    </div>
  )
}

const tableOf = ({ Encabezados, Filas }: InformePaper['Resumen']): Figured => ({
  headers: Encabezados,
  rows: Filas,
})

const waitingText = ({ Cantidad }: InformePaper['Pendientes']) => {
  if (Cantidad === 0) return 'Nadie espera.'
  return Cantidad === null ? `Esperan ${FEW} personas.` : `${formatNumber(Cantidad)} personas esperan.`
}

function Letterhead({ paper: { Desde, Hasta } }: { paper: InformePaper }) {
  return (
    <>
      <div className="flex items-center justify-between gap-6 border-brand border-b-2 pb-3">
        <p className="flex items-center gap-3 font-semibold">
          <Mark className="size-8" />
          {CENTRE.name} · {CENTRE.universityShortName}
        </p>
        <p className="text-ink-soft">Elaborado el {longDay(today())}</p>
      </div>
      <p className="mt-4 text-xl font-bold">Informe de atención del NAF</p>
      <p>
        Lo que el centro hizo del {longDay(Desde)} al {longDay(Hasta)}.
      </p>
    </>
  )
}

function Section(props: { title: string; startsPage?: boolean; children: ReactNode }) {
  return (
    <section className={props.startsPage ? 'break-before-page space-y-3' : 'mt-5 space-y-3'}>
      <h2 className="break-after-avoid border-ink border-b pb-1 text-base">{props.title}</h2>
      {props.children}
    </section>
  )
}

function Groups({ groups, inColumns }: { groups: InformePaper['Desgloses']; inColumns?: boolean }) {
  return (
    <div className={inColumns ? 'columns-2 gap-6 space-y-4' : 'space-y-4'}>
      {groups.map(({ Parte, Titulo, Grupos }) => (
        <Chart key={Parte} title={Titulo}>
          <Bars bars={barsOf(Grupos)} />
        </Chart>
      ))}
    </div>
  )
}

function Signatures() {
  return (
    <div aria-hidden="true" className="grid break-inside-avoid break-before-avoid grid-cols-2 gap-10 pt-16">
      {['Elaborado por', 'Aprobado por'].map((role) => (
        <div key={role} className="border-ink border-t pt-2">
          <p className="font-semibold">{role}</p>
          <p>Nombre:</p>
          <p>Cargo y fecha:</p>
        </div>
      ))}
    </div>
  )
}
