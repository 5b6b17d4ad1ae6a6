import { api, CARRERAS, CENTRE, carreraText, IDEMPOTENCY_HEADER, SEMESTRES } from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { SelectField } from '../../form/choices.tsx'
import { Form, Section } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { useAppForm } from '../../form/use-app-form.ts'
import { PolicyLine } from '../../parts/consent.tsx'
import {
  bodyOf,
  EMPTY,
  inscripcionSchema,
  knownOf,
  type SentInscripcion,
  SHORT,
  summaryOf,
} from './inscripcion-model.ts'

const TEXTS = {
  sending: 'Enviando inscripción...',
  sent: {
    title: '✅ Inscripción enviada',
    text: 'Tu inscripción fue registrada correctamente. El equipo del NAF la revisará.',
  },
  failed: 'Error al registrar inscripción',
  what: 'la inscripción',
}

/** The summary names a field by its label. */
const LABELS: Record<keyof typeof EMPTY, string> = {
  PrimerNombre: 'Primer nombre',
  SegundoNombre: 'Segundo nombre',
  ApellidoPaterno: 'Apellido paterno',
  ApellidoMaterno: 'Apellido materno',
  Celular: 'Celular',
  Correo: 'Correo',
  IdEspe: CENTRE.studentId,
  Carrera: 'Carrera',
  NivelSemestre: 'Semestre',
}

const named = (name: keyof typeof LABELS) => ({ name, label: LABELS[name] })

const OPCIONES_CARRERA = CARRERAS.map((value) => ({ value, label: carreraText(value) }))
const OPCIONES_SEMESTRE = SEMESTRES.map((value) => ({ value }))

export function InscripcionForm({ onSent }: { onSent: (sent: SentInscripcion) => void }) {
  const client = useQueryClient()
  const form = useAppForm({
    schema: inscripcionSchema,
    initial: EMPTY,
    draft: 'inscripcion',
    known: knownOf,
    send: async (filled, key) => {
      const input = bodyOf(filled)
      const answer = await call(api.inscripciones.create, { input, headers: { [IDEMPOTENCY_HEADER]: key } })
      void client.invalidateQueries({ queryKey: [api.inscripciones.list.path] })
      return answer
    },
    fieldOf: { id_espe_taken: 'IdEspe' },
    onSent: ({ Numero }, { Correo, Celular, Carrera }) =>
      onSent({ numero: Numero, correo: Correo, telefono: Celular, carrera: Carrera }),
    short: SHORT,
    texts: TEXTS,
  })
  const messages = Object.values(form.methods.formState.errors).map((error) => error?.message)

  return (
    <Form
      form={form}
      submit="Enviar inscripción"
      label="Formulario de inscripción"
      summary={{ ...summaryOf(messages), labels: LABELS }}
    >
      <Section title="Tus datos">
        <TextField {...named('PrimerNombre')} autoComplete="given-name" autoCapitalize="words" />
        <TextField
          {...named('SegundoNombre')}
          optional
          autoComplete="additional-name"
          autoCapitalize="words"
        />
        <TextField {...named('ApellidoPaterno')} autoComplete="family-name" autoCapitalize="words" />
        <TextField {...named('ApellidoMaterno')} autoComplete="off" autoCapitalize="words" />
        <TextField
          {...named('Celular')}
          hint="Tiene 10 dígitos."
          lines={2}
          type="tel"
          autoComplete="tel-national"
        />
        <TextField
          {...named('Correo')}
          hint="Uno que revises a menudo."
          lines={2}
          suggest="correo"
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </Section>
      <Section title="Tus estudios">
        <TextField
          {...named('IdEspe')}
          hint="El código que te identifica en la universidad. Tiene al menos 9 caracteres."
          lines={2}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="col-span-full [&_input]:uppercase"
        />
        <SelectField {...named('Carrera')} options={OPCIONES_CARRERA} />
        <SelectField {...named('NivelSemestre')} options={OPCIONES_SEMESTRE} />
      </Section>
      <PolicyLine action="enrol" />
    </Form>
  )
}
