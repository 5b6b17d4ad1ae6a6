import { type Asesoria, dayNumberAt } from '@naf/contract'

const dayOrNever = ({ FechaSolicitud }: Asesoria) => (FechaSolicitud ? dayNumberAt(FechaSolicitud) : null)
const guests = ({ UsuarioUsername }: Asesoria) => Number(UsuarioUsername === null)

/**
 * By days, and on the same day those of registered people first, then by the hour. The promise of priority is kept there.
 * What bears no date comes last.
 */
export const inTurn =
  (oldestFirst: boolean) =>
  (a: Asesoria, b: Asesoria): number => {
    const [one, other] = [dayOrNever(a), dayOrNever(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const sign = oldestFirst ? 1 : -1
    return (
      sign * (one - other) ||
      guests(a) - guests(b) ||
      sign * (a.FechaSolicitud ?? '').localeCompare(b.FechaSolicitud ?? '')
    )
  }
