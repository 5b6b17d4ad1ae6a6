import { type Asesoria, daysAgo } from '@naf/contract'
import { MENSAJES_COLA } from '../queue/messages.ts'

/** What stands by the name: 'NAF-7Q4K · hace 3 días'. */
export const underName = ({ Numero, FechaSolicitud }: Asesoria): string =>
  [Numero, FechaSolicitud && MENSAJES_COLA.ago(daysAgo(FechaSolicitud, Date.now()))]
    .filter(Boolean)
    .join(' · ')
