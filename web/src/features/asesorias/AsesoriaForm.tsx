import {
  api,
  DISCAPACIDAD,
  MEDIOS_CONTACTO,
  NO_SE,
  OTRO,
  TIPOS_CONTRIBUYENTE,
  TIPOS_SERVICIO,
} from '@naf/contract'
import { DETALLE_MAX } from '@naf/contract/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { call, queryOf } from '../../api/client.ts'
import { useSession } from '../../auth/session.ts'
import { CheckField, ChoiceField } from '../../form/choices.tsx'
import { Form, Section } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/fields.tsx'
import { OtroField } from '../../form/otro.tsx'
import { useAppForm } from '../../form/use-app-form.ts'
import { daysText } from '../../lib/format.ts'
import { readTabNote, writeTabNote } from '../../lib/storage.ts'
import { PolicyLine, TermsFields, useConsent, useTerms } from '../../parts/consent.tsx'
import { ask } from '../../ui/dialog.ts'
import {
  asesoriaSchema,
  bodyOf,
  emptyAsesoria,
  knownOf,
  medioOf,
  type SentAsesoria,
  withoutRequest,
} from './asesoria-model.ts'

const explained = <Value extends string>(values: readonly Value[], explanations: Record<Value, string>) =>
  values.map((value) => ({ value, explanation: explanations[value] }))

const SERVICIOS = explained(TIPOS_SERVICIO, {
  'Declaraciones tributarias': 'IVA, renta, retenciones y sus fechas.',
  'Actualización de RUC': 'Inscribirte, cambiar tus datos o tu régimen, como RIMPE.',
  'Gastos personales': 'Qué gastos rebajan tu impuesto y cómo presentarlos.',
  'Facturación electrónica': 'Emitir, anular o revisar comprobantes.',
  Otros: 'Cualquier otra duda de impuestos o contabilidad.',
})

/** 'Otro' stays last, above the text that it asks for. */
const CONTRIBUYENTES = explained([...TIPOS_CONTRIBUYENTE.filter((tipo) => tipo !== OTRO), NO_SE, OTRO], {
  'Persona natural no obligada a llevar contabilidad':
    'Por tu cuenta o con un negocio; te basta anotar ingresos y gastos.',
  'Persona natural obligada a llevar contabilidad':
    'Por tus ventas, gastos o capital, la ley te pide un contador.',
  'Persona jurídica': 'Una fundación, asociación, cooperativa u otra entidad.',
  Sociedad: 'Una compañía, como una S.A. o una S.A.S., o una sociedad de hecho.',
  'No sé': 'No pasa nada: lo vemos contigo.',
  Otro: 'Ninguno de estos: dinos cuál.',
})

const MEDIOS = MEDIOS_CONTACTO.map((value) => ({ value }))
const DISCAPACIDADES = DISCAPACIDAD.map((value) => ({ value, label: { si: 'Sí', no: 'No' }[value] }))

export function AsesoriaForm({ onSent }: { onSent: (sent: SentAsesoria) => void }) {
  const { user, uid } = useSession()
  const { search } = useLocation()
  const [initial] = useState(() => emptyAsesoria(search))
  const client = useQueryClient()
  const consent = useConsent()
  const terms = useTerms(consent.accept)
  const { data: wait } = useQuery({ ...queryOf(api.asesorias.plazo), retry: false })
  const form = useAppForm({
    schema: asesoriaSchema,
    initial,
    draft: 'asesoria',
    known: knownOf,
    agree: async () => consent.given || terms.accept(),
    send: async (filled, key) => {
      const input = bodyOf(filled, user?.Id ?? null)
      const answer = await call(api.asesorias.create, { input, key })
      for (const queryKey of [[api.asesorias.list.path], ['mias']])
        void client.invalidateQueries({ queryKey })
      return answer
    },
    keep: withoutRequest,
    onSent: ({ Numero }, filled) =>
      onSent({
        numero: Numero,
        plazo: wait?.Plazo ?? null,
        correo: filled.Correo,
        telefono: filled.Telefono,
        medio: medioOf(filled),
        servicio: filled.TipoServicio,
      }),
    texts: {
      sending: 'Enviando solicitud...',
      sent: {
        title: '✅ Enviado',
        text: 'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
      },
      failed: 'Error al registrar asesoría',
      what: 'la solicitud',
    },
  })
  useInvitation(uid === null, form.restored !== null)
  /** Never two optional boxes at once: the terms have their own. */
  const offersBulletins =
    uid === null && !consent.missing && (form.methods.formState.isDirty || form.restored)

  return (
    <Form form={form} submit="Enviar solicitud">
      <Section title="Tu consulta">
        <div className="col-span-full">
          <ChoiceField name="TipoServicio" label="Tipo de Servicio" options={SERVICIOS} />
          <TextArea
            name="DetalleSolicitud"
            label="Detalle de la solicitud"
            hint="Qué necesitas, de qué año o período y qué has hecho ya. No escribas tus claves."
            max={DETALLE_MAX}
          />
          <ChoiceField name="TipoContribuyente" label="Tipo de Contribuyente" options={CONTRIBUYENTES} />
          <OtroField of="TipoContribuyente" />
        </div>
      </Section>
      <Section title="Tus datos">
        <TextField
          name="Nombre"
          label="Nombre"
          autoComplete="name"
          autoCapitalize="words"
          className="col-span-full"
        />
        <TextField
          name="CedulaRUC"
          label="Cédula o RUC"
          hint="10 dígitos si es cédula; 13 si es RUC."
          suggest="cedulaRUC"
          lines={2}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="Correo"
          label="Correo"
          hint="Ahí te enviamos la confirmación."
          suggest="correo"
          type="email"
        />
        <TextField name="Telefono" label="Teléfono" type="tel" autoComplete="tel" />
        <TextField name="Ciudad" label="Ciudad" autoComplete="address-level2" />
        <div className="col-span-full">
          <ChoiceField
            name="MedioContacto"
            label="Medio de contacto"
            hint="Cómo prefieres que te respondamos."
            options={MEDIOS}
          />
          <OtroField of="MedioContacto" />
          <ChoiceField
            name="Discapacidad"
            label="¿Tienes alguna discapacidad?"
            hint="Lo preguntamos para atenderte como necesitas, por ejemplo por escrito o con más tiempo. Atendemos a todos por igual."
            options={DISCAPACIDADES}
          />
        </div>
      </Section>
      <div>
        {offersBulletins && (
          <CheckField
            name="Suscripcion"
            label="Quiero que me avisen por correo de los boletines nuevos (opcional)"
            hint="Te enviaremos otro correo para que lo confirmes."
          />
        )}
        {consent.missing ? <TermsFields {...terms.fields} /> : <PolicyLine action="send" />}
        {wait?.Plazo != null && (
          <p className="text-sm leading-5 font-semibold">
            Una solicitud suele atenderse en {daysText(wait.Plazo)}.
          </p>
        )}
      </div>
    </Form>
  )
}

/** A note of the tab: who saw the offer, or goes on with a draft, is not offered it again. */
const OFFERED = 'invitacion'

/** Offers a visitor to register until they answer, once a tab. Leaving the page takes the offer away, and is no answer. */
const useInvitation = (isVisitor: boolean, hasDraft: boolean): void => {
  const navigate = useNavigate()
  const [goesOn] = useState(hasDraft)
  useEffect(() => {
    if (!isVisitor || readTabNote(OFFERED) !== null) return
    if (goesOn) return writeTabNote(OFFERED, null, true)
    const left = new AbortController()
    const question = {
      title: '¿Deseas una atención más personalizada?',
      text: 'Si te registras, guardas el historial de tus asesorías, recibes atención prioritaria y accedes a los boletines quincenales.',
      confirm: 'Registrarme',
      cancel: 'Continuar sin registro',
    }
    void ask(question, { signal: left.signal, focus: 'cancel' }).then((wantsToRegister) => {
      if (left.signal.aborted) return
      writeTabNote(OFFERED, null, true)
      if (wantsToRegister) navigate('/register')
    })
    return () => left.abort()
  }, [isVisitor, goesOn, navigate])
}
