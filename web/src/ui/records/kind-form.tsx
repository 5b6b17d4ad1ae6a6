import type { ComponentType } from 'react'
import type { WithId } from '../../lib/record-table.ts'
import { RecordForm } from './RecordForm.tsx'
import type { KindForm } from './record-kind.ts'
import { type RecordFormSetup, useRecordForm } from './useRecordForm.ts'

interface FormOfKind<Input, Item, Values> extends RecordFormSetup<Input, Item, Values> {
  /** They stand inside a `RecordForm`; the file, where there is one, is called `archivo`. */
  Inputs: ComponentType<{ stored: Item | undefined }>
}

/** The form of a kind of record, for a new one or a stored one. */
export const kindForm = <Input, Item extends WithId, Values = Required<Input>>({
  Inputs,
  ...form
}: FormOfKind<Input, Item, Values>): KindForm<Input, Item> =>
  function KindForm(use) {
    return (
      <RecordForm saving={useRecordForm(form, use)} submitLabel={use.texts.submit}>
        <Inputs stored={use.stored} />
      </RecordForm>
    )
  }
