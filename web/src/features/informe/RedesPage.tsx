import { api, REDES, type Redes } from '@naf/contract'
import { redesUpdateSchema } from '@naf/contract/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { call, queryOf } from '../../api/client.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { SelectField } from '../../form/choices.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { ofTexts, useAppForm } from '../../form/use-app-form.ts'
import { formatNumber, today } from '../../lib/format.ts'
import { toast } from '../../ui/dialog.ts'
import { BackLink } from '../../ui/links.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LoadedOr } from '../../ui/states.tsx'
import { FigureTable } from './charts.tsx'
import { monthName } from './report-model.ts'

/** How many follow the centre: no network tells the portal, so staff writes it down month by month. */
export default function RedesPage() {
  // Colleagues write them down too.
  const query = useQuery({ ...queryOf(api.informe.readRedes), staleTime: 0 })
  return (
    <div className="w-full space-y-8 px-4 py-8 md:px-6">
      <PageHeading
        title="Seguidores en redes"
        actions={<BackLink to={useScreenPath('informe')}>Volver al informe</BackLink>}
      >
        <p>
          Anota una vez al mes cuántos seguidores tiene cada red: con eso el informe dice cuánto se creció.
        </p>
      </PageHeading>
      <FollowersForm />
      <LoadedOr query={query} failed="No se pudieron cargar los seguidores">
        {(redes) => <Months redes={redes} />}
      </LoadedOr>
    </div>
  )
}

/** An empty field deletes the figure. */
const orNull = z
  .string()
  .trim()
  .transform((typed): string | number | null => typed || null)

const schema = ofTexts(
  redesUpdateSchema.extend({ Seguidores: orNull.pipe(redesUpdateSchema.shape.Seguidores) }),
)

function FollowersForm() {
  const client = useQueryClient()
  const month = today().slice(0, 7)
  const form = useAppForm({
    schema,
    initial: { Mes: month, Red: REDES[0], Seguidores: '' },
    draft: 'seguidores',
    send: (input) => call(api.informe.updateRedes, { input }),
    keep: (values) => ({ ...values, Seguidores: '' }),
    onSent: (redes) => {
      client.setQueryData([api.informe.readRedes.path], redes)
      for (const queryKey of [[api.informe.read.path], [api.informe.inicio.path]])
        void client.invalidateQueries({ queryKey })
      toast('Seguidores guardados')
    },
    texts: { sending: 'Guardando…', failed: 'No se pudo guardar', what: 'los seguidores' },
  })
  return (
    <div className="card p-5">
      <Form form={form} submit="Guardar" label="Anotar seguidores">
        <div className="grid items-end gap-x-5 md:grid-cols-3">
          <TextField type="month" name="Mes" label="Mes" />
          <SelectField name="Red" label="Red" options={REDES.map((value) => ({ value }))} />
          <TextField
            name="Seguidores"
            label="Seguidores"
            hint="Vacío, se borra lo anotado de ese mes."
            inputMode="numeric"
          />
        </div>
      </Form>
    </div>
  )
}

function Months({ redes: { Meses } }: { redes: Redes }) {
  if (Meses.length === 0) return <p>Todavía no se ha anotado ningún mes.</p>
  const networks = REDES.filter((red) => Meses.some(({ Seguidores }) => Seguidores[red] !== undefined))
  return (
    <FigureTable
      caption="Seguidores por mes"
      headers={['Mes', ...networks]}
      rows={Meses.map(({ Mes, Seguidores }) => [
        monthName(Mes),
        ...networks.map((red) => {
          const count = Seguidores[red]
          return count === undefined ? null : formatNumber(count)
        }),
      ])}
    />
  )
}
