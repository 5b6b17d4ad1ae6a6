import { MENSAJES_CALENDARIO as TEXTO } from './messages.ts'

interface YearFieldProps {
  years: readonly number[]
  year: number
  choose: (year: number) => void
}

/** Which of the years that there are; nothing where there is no choice. */
export function YearField({ years, year, choose }: YearFieldProps) {
  if (years.every((one) => one === year)) return null
  const all = [...new Set([...years, year])].sort((a, b) => a - b)
  return (
    <div className="flex max-w-60 flex-col gap-1.5">
      <label htmlFor="anio" className="font-semibold">
        {TEXTO.years}
      </label>
      <select
        id="anio"
        value={year}
        onChange={({ target }) => choose(Number(target.value))}
        className="control control-select"
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  )
}
