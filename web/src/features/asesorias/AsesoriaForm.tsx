import { Send } from 'lucide-react'
import { lazy } from 'react'
import { PolicyLine } from '../../session/consent/PolicyLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Part } from '../../ui/Part.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { loadReceipt } from './load-receipt.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { NeedFields } from './NeedFields.tsx'
import { RequesterFields } from './RequesterFields.tsx'
import type { GivenReceipt } from './receipt.ts'
import { UsualWait } from './UsualWait.tsx'
import { useAsesoriaForm } from './useAsesoriaForm.ts'

/** For visitors alone, once they have begun. */
const SubscribeBox = lazy(() => import('./SubscribeBox.tsx'))

/** For a first visit alone. */
const TermsFields = lazy(() => import('../../session/consent/TermsFields.tsx'))

export default function AsesoriaForm({ give }: { give: (receipt: GivenReceipt) => void }) {
  const { restored, startOver, submit, terms, isVisitor, ...fields } = useAsesoriaForm(give)
  const { errors, submitCount, isDirty } = fields.form.formState
  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => void loadReceipt().catch(() => {})}
      className="space-y-8"
    >
      {restored && <RestoredNotice {...restored} startOver={startOver} />}
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <NeedFields {...fields} />
      <RequesterFields {...fields} />
      <div className="space-y-4">
        <UsualWait />
        <Part optional>{isVisitor && (isDirty || restored) && <SubscribeBox form={fields.form} />}</Part>
        <Part>{terms && <TermsFields {...terms} />}</Part>
        <PolicyLine action="send" />
        <Button type="submit" variant="accent" className="w-full sm:w-auto">
          <Send aria-hidden="true" className="size-5" />
          {TEXTO.submit}
        </Button>
      </div>
    </form>
  )
}
