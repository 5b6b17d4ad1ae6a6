import { TIPOS_SERVICIO } from '@naf/contract'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { SERVICIO, type Servicio } from '../../lib/servicio-link.ts'
import { slugOf } from '../../lib/text.ts'
import type { AsesoriaValues, FilledForm } from './asesoria-form.ts'

/** The service that an address asks for; null where it asks for none, or for one there is not. */
export const servicioIn = (search: string): Servicio | null => {
  const asked = new URLSearchParams(search).get(SERVICIO)
  return TIPOS_SERVICIO.find((servicio) => slugOf(servicio) === asked) ?? null
}

/** Chooses the service that the address asks for, where none is chosen yet: a draft keeps its own. */
export const useAskedServicio = (form: UseFormReturn<AsesoriaValues, unknown, FilledForm>): void => {
  const asked = servicioIn(useLocation().search)
  useEffect(() => {
    if (asked && form.getValues('TipoServicio') === '') form.setValue('TipoServicio', asked)
  }, [asked, form])
}
