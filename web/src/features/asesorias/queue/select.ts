import { type Asesoria, dayAt } from '@naf/contract'

const guests = ({ UsuarioUsername }: Asesoria) => Number(UsuarioUsername === null)

/**
 * By days, and on the same day those of registered people first, then by the hour. The promise of priority is kept there.
 * What bears no date comes last.
 */
export const inTurn =
  (oldestFirst: boolean) =>
  (a: Asesoria, b: Asesoria): number => {
    const [one, other] = [a.FechaSolicitud, b.FechaSolicitud]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const sign = oldestFirst ? 1 : -1
    const byDay = dayAt(Date.parse(one)).localeCompare(dayAt(Date.parse(other)))
    return sign * byDay || guests(a) - guests(b) || sign * one.localeCompare(other)
  }
