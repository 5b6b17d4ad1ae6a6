import { CARRERAS, SEMESTRES } from '@naf/contract'
import { Send } from 'lucide-react'
import { PolicyLine } from '../../session/consent/PolicyLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { optionsOf, SelectField } from '../../ui/ChoiceFields.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { FormSection } from '../../ui/FormSection.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { carreraText } from './carreras.ts'
import { errorKind, fieldError } from './error-kind.ts'
import type { FieldName } from './inscripcion-form.ts'
import { loadReceipt } from './load-receipt.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import type { GivenReceipt } from './receipt.ts'
import { useInscripcionForm } from './useInscripcionForm.ts'

const OPCIONES_CARRERA = CARRERAS.map((value) => ({ value, label: carreraText(value) }))
const OPCIONES_SEMESTRE = optionsOf(SEMESTRES)

/** What a volunteer is asked. It begins with what the portal knows of the person, and stores what is typed as a draft. */
export default function InscripcionForm({ give }: { give: (receipt: GivenReceipt) => void }) {
  const { form, doubtsOf, highlighted, restored, startOver, submit } = useInscripcionForm(give)
  const { errors, submitCount } = form.formState

  const field = (name: FieldName, onLeave?: () => void) => ({
    ...form.register(name, onLeave && { onBlur: onLeave }),
    label: TEXTO.fields[name],
    error: fieldError(errors[name]?.message),
    highlighted: highlighted.has(name),
  })

  const { doubt, onBlur } = doubtsOf('Correo', 'correo')

  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => void loadReceipt().catch(() => {})}
      aria-label={TEXTO.form}
      className="space-y-8"
    >
      {restored && <RestoredNotice {...restored} startOver={startOver} />}
      <ErrorSummary errors={errors} submitCount={submitCount} labels={TEXTO.fields} {...errorKind(errors)} />

      <FormSection title={TEXTO.person}>
        <TextField {...field('PrimerNombre')} autoComplete="given-name" autoCapitalize="words" />
        <TextField
          {...field('SegundoNombre')}
          optional
          autoComplete="additional-name"
          autoCapitalize="words"
        />
        <TextField {...field('ApellidoPaterno')} autoComplete="family-name" autoCapitalize="words" />
        <TextField {...field('ApellidoMaterno')} autoComplete="off" autoCapitalize="words" />
        <TextField {...field('Celular')} hint={TEXTO.hints.Celular} type="tel" autoComplete="tel-national" />
        <TextField
          {...field('Correo', onBlur)}
          doubt={doubt}
          hint={TEXTO.hints.Correo}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </FormSection>

      <FormSection title={TEXTO.studies}>
        <TextField
          {...field('IdEspe')}
          hint={TEXTO.hints.IdEspe}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="sm:col-span-2 [&_input]:uppercase"
        />
        <SelectField {...field('Carrera')} options={OPCIONES_CARRERA} />
        <SelectField {...field('NivelSemestre')} options={OPCIONES_SEMESTRE} />
      </FormSection>

      <PolicyLine action="enrol" />
      <Button type="submit" variant="accent" className="w-full sm:w-auto">
        <Send aria-hidden="true" className="size-5" />
        {TEXTO.submit}
      </Button>
    </form>
  )
}
