import { api, CARRERAS, CENTRE, carreraText, SEMESTRES, VERSION_POLITICA } from '@naf/contract'
import { inscripcionCreateSchema, MENSAJES_INSCRIPCION } from '@naf/contract/schemas'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from '../../api/client.ts'
import { SelectField } from '../../form/choices.tsx'
import { Form, Section } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { ofTexts, type TextOf, useAppForm } from '../../form/use-app-form.ts'
import { PolicyLine } from '../../parts/consent.tsx'

const fields = inscripcionCreateSchema.omit({ Consentimiento: true })

const LABELS: TextOf<z.output<typeof fields>> = {
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

const EMPTY = Object.fromEntries(Object.keys(LABELS).map((name) => [name, ''])) as typeof LABELS

/** What the receipt says of an enrolment, and nothing more of what was typed. */
export type SentInscripcion = Record<'numero' | 'correo' | 'telefono' | 'carrera', string>

const { required, celular, correo, idEspe, idEspeSigns } = MENSAJES_INSCRIPCION

const summaryOf = (messages: readonly unknown[]) => {
  if (messages.includes(required)) return { title: 'Campos obligatorios', text: required }
  if (messages.includes(celular)) return { title: 'Celular inválido' }
  if (messages.includes(correo)) return { title: 'Correo inválido' }
  const isId = messages.includes(idEspe) || messages.includes(idEspeSigns)
  return { title: isId ? `${CENTRE.studentId} inválido` : undefined }
}

const OPCIONES_CARRERA = CARRERAS.map((value) => ({ value, label: carreraText(value) }))
const OPCIONES_SEMESTRE = SEMESTRES.map((value) => ({ value }))

export function InscripcionForm({ onSent }: { onSent: (sent: SentInscripcion) => void }) {
  const client = useQueryClient()
  const form = useAppForm({
    schema: ofTexts(fields),
    initial: EMPTY,
    draft: 'inscripcion',
    known: (user) => ({
      PrimerNombre: user.Nombre,
      SegundoNombre: user.SegundoNombre,
      ApellidoPaterno: user.Apellido,
      ApellidoMaterno: user.SegundoApellido,
      Celular: user.Telefono,
      Correo: user.Correo,
    }),
    send: async (filled, key) => {
      const input = { ...filled, IdEspe: filled.IdEspe.toUpperCase(), Consentimiento: VERSION_POLITICA }
      const answer = await call(api.inscripciones.create, { input, key })
      void client.invalidateQueries({ queryKey: [api.inscripciones.list.path] })
      return answer
    },
    fieldOf: { id_espe_taken: 'IdEspe' },
    onSent: ({ Numero }, { Correo, Celular, Carrera }) =>
      onSent({ numero: Numero, correo: Correo, telefono: Celular, carrera: Carrera }),
    // A field says shortly what the summary says once for all of them.
    short: { [required]: 'Completa este campo.' },
    texts: {
      sending: 'Enviando inscripción...',
      sent: {
        title: '✅ Inscripción enviada',
        text: 'Tu inscripción fue registrada correctamente. El equipo del NAF la revisará.',
      },
      failed: 'Error al registrar inscripción',
      what: 'la inscripción',
    },
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
