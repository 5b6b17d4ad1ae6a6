import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { mayLeave } from '../exit-guard.ts'
import { RestoredNotice } from '../RestoredNotice.tsx'
import type { Draft } from '../useDraftForm.ts'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

interface RecordFormProps<In extends FieldValues, Out> {
  /** What `useSaveForm` gives. */
  saving: {
    form: UseFormReturn<In, unknown, Out>
    draft: Draft<In>
    startOver: () => void
    submit: (event: FormEvent) => void
    goBack: () => void
  }
  submitLabel: string
  children: ReactNode
}

/** The frame of a record's form: the notice of a draft, the summary of errors, the fields, and the two ways on. */
export function RecordForm<In extends FieldValues, Out>({
  saving: { form, draft, startOver, submit, goBack },
  submitLabel,
  children,
}: RecordFormProps<In, Out>) {
  const { errors, submitCount, isSubmitting } = form.formState
  const cancel = async () => {
    if (await mayLeave('form')) goBack()
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="card flex max-w-text flex-col gap-6 p-5 sm:p-8">
        {draft.restored && <RestoredNotice {...draft.restored} startOver={startOver} />}
        <ErrorSummary errors={errors} submitCount={submitCount} />
        {children}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" busy={isSubmitting}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={() => void cancel()}>
            {TEXTO.cancel}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
