import type { FileRule } from '@naf/contract'
import type { ComponentType } from 'react'
import type { ContentChange } from './useContentForm.ts'

/** What the form of a kind of content is given. */
export interface ContentFormProps<Input, Stored> {
  change: ContentChange<Input>
  submitLabel: string
  /** What is changed; absent for a new one. */
  stored?: Stored
}

/** What the page of a new record and that of a changed one have in common. */
export interface ContentFormPageProps<Input, Stored> {
  endpoint: { file: FileRule }
  save: ContentChange<Input>['save']
  texts: { titulo: string; enviar: string; guardando: string; guardado: string; fallo: string }
  form: ComponentType<ContentFormProps<Input, Stored>>
}

export const formPropsOf = <Input, Stored>({
  endpoint,
  save,
  texts: { enviar, guardando, guardado, fallo },
}: ContentFormPageProps<Input, Stored>): ContentFormProps<Input, Stored> => ({
  change: { endpoint, save, texts: { saving: guardando, saved: guardado, failed: fallo } },
  submitLabel: enviar,
})
