import { type api, type Informe, type InformePeriod, type Period, periodBefore } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { fullName } from '../../records/uploader.ts'
import { exportInforme } from './export-informe.ts'
import { presentPeriod } from './informe.presenter.ts'

export const createInformeRoutes = ({
  conteos,
  users,
  exportaciones,
}: Pick<Deps, 'conteos' | 'users' | 'exportaciones'>): Routes<typeof api.informe> => {
  /** Whoever is gone keeps what they did, without a name. */
  const named = async (period: InformePeriod): Promise<InformePeriod> => {
    const names = await users.namesOf(period.Atiende.map(({ Uid }) => Uid))
    return {
      ...period,
      Atiende: period.Atiende.map((one) => {
        const name = names.get(one.Uid)
        return { ...one, Nombre: name ? fullName(name) : '' }
      }),
    }
  }

  const read = async (period: Period): Promise<InformePeriod> =>
    presentPeriod(period, await conteos.between(period.desde, period.hasta))

  const compared = async (query: Period): Promise<Informe> => {
    const [now, before] = await Promise.all([read(query), read(periodBefore(query))])
    return { Periodo: await named(now), Anterior: { ...before, Atiende: [] } }
  }

  return {
    read: ({ query }) => compared(query),

    export: {
      waits: true,
      async handle({ session, query: { formato, ...period } }) {
        return exportInforme({ exportaciones }, session, formato, await compared(period))
      },
    },

    pdf: {
      waits: true,
      async handle({ session, query }) {
        const [informe, { reportPdf }] = await Promise.all([
          compared(query),
          import('./report/report-pdf.ts'),
        ])
        const now = new Date()
        const content = await reportPdf(informe, now)
        await exportaciones.note(session, { what: 'informe', formato: 'pdf', count: 1, isFiltered: false })
        return {
          name: `informe-${query.desde}-${query.hasta}.pdf`,
          type: 'application/pdf',
          disposition: 'attachment',
          content,
        }
      },
    },
  }
}
