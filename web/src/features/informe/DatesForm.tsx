import { type Period, periodFaults } from '@naf/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'

interface DatesFormProps {
  period: Period
  choose: (period: Period) => void
}

/** Any two days, as the server takes them. */
export function DatesForm({ period, choose }: DatesFormProps) {
  const [faults, setFaults] = useState<Partial<Period>>({})
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Period
    const found = periodFaults(typed)
    setFaults(found)
    if (Object.keys(found).length === 0) choose(typed)
  }
  return (
    <form noValidate onSubmit={show} className="flex flex-wrap items-end gap-4">
      <TextField
        type="date"
        label={TEXTO.from}
        name="desde"
        defaultValue={period.desde}
        error={faults.desde}
      />
      <TextField type="date" label={TEXTO.to} name="hasta" defaultValue={period.hasta} error={faults.hasta} />
      <Button type="submit" variant="secondary">
        {TEXTO.show}
      </Button>
    </form>
  )
}
