import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../Button.tsx'
import { Of } from '../Of.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

interface RowLinksProps {
  list: string
  id: string
  name: string
  hasPreview?: boolean | undefined
  /** What else can be done. */
  children?: ReactNode
}

/** The ways from a row of a list to its record's pages, which stand below the list's own address. */
export function RowLinks({ list, id, name, hasPreview, children }: RowLinksProps) {
  return (
    <>
      {hasPreview && (
        <ButtonLink to={`${list}/ver/${id}`} variant="quiet" small>
          <Eye aria-hidden="true" className="size-4" />
          <span>
            {TEXTO.preview}
            <Of name={name} />
          </span>
        </ButtonLink>
      )}
      {children}
      <ButtonLink to={`${list}/editar/${id}`} variant="secondary" small>
        <Pencil aria-hidden="true" className="size-4" />
        <span>
          {TEXTO.edit}
          <Of name={name} />
        </span>
      </ButtonLink>
      <ButtonLink to={`${list}/eliminar/${id}`} variant="quiet" small className="text-danger">
        <Trash2 aria-hidden="true" className="size-4" />
        <span>
          {TEXTO.delete}
          <Of name={name} />
        </span>
      </ButtonLink>
    </>
  )
}
