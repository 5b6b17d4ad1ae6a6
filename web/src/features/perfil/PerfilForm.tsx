import { api, isPassword, MENSAJES_IDENTIDAD, type User } from '@naf/contract'
import { perfilUpdateSchema } from '@naf/contract/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { useRef, useState } from 'react'
import * as z from 'zod'
import { changePassword } from '../../api/account.ts'
import { call, errorText } from '../../api/client.ts'
import { outdateLists } from '../../api/row-changes.ts'
import { ReadableError } from '../../api/transport.ts'
import { ownUserQuery } from '../../auth/session.ts'
import { fingerprint, loadDraft } from '../../form/drafts.ts'
import { Form, Section } from '../../form/Form.tsx'
import { MeanwhileNotice } from '../../form/MeanwhileNotice.tsx'
import { otroText, requireOtro } from '../../form/otro.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { PersonFields, personBodyOf, personValuesOf } from '../../form/PersonFields.tsx'
import { ofTexts, type TextOf, useAppForm } from '../../form/use-app-form.ts'

const password = z.string().max(4096)
const NO_PASSWORDS = { passwordActual: '', nuevaContrasena: '' }

/** The password is changed only if both are given. Blanks are no password. */
const wantsPassword = ({ passwordActual, nuevaContrasena }: typeof NO_PASSWORDS): boolean =>
  passwordActual.trim() !== '' && nuevaContrasena.trim() !== ''

const beside = { tipoContribuyenteOtro: otroText, passwordActual: password, nuevaContrasena: password }
const schema = ofTexts(
  requireOtro(perfilUpdateSchema.extend(beside), 'tipoContribuyente').refine(
    (form) => !wantsPassword(form) || isPassword(form.nuevaContrasena),
    { path: ['nuevaContrasena'], error: MENSAJES_IDENTIDAD.password },
  ),
)
type FilledPerfil = z.output<typeof schema>

const valuesOf = (user: User): TextOf<FilledPerfil> => ({ ...personValuesOf(user), ...NO_PASSWORDS })

const DRAFT = 'perfil'

/** Whether the person was editing when the session ended. */
export const hasDraft = (user: User): boolean => {
  const values = valuesOf(user)
  return loadDraft({ form: DRAFT, owner: user.FirebaseUid, version: fingerprint(values) }, values) !== null
}

/** Changes the own record, and the password if both are given. Every other field is required, unlike at the registration. */
export function PerfilForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  // The record may be read again while the form is open.
  const [{ FirebaseUid: uid, Version: version }] = useState(user)
  const [initial] = useState(() => valuesOf(user))
  const client = useQueryClient()
  const own = ownUserQuery(uid)
  /** The password that the account has by now, whatever becomes of the rest of the form. */
  const changedTo = useRef('')

  const read = async () => {
    const stored = await client.fetchQuery({ ...own, staleTime: 0 })
    return { version: stored.Version, values: valuesOf(stored) }
  }

  /** The password goes first: if the present one is wrong, nothing is changed at all. */
  const send = async (filled: FilledPerfil, _key: string, version: number | undefined) => {
    const { passwordActual, nuevaContrasena, ...person } = filled
    if (wantsPassword(filled) && nuevaContrasena !== changedTo.current) {
      await changePassword(passwordActual, nuevaContrasena).catch((error: unknown) => {
        throw new ReadableError(errorText(error, 'Error al cambiar la contraseña'))
      })
      changedTo.current = nuevaContrasena
      for (const name of ['passwordActual', 'nuevaContrasena'] as const) form.methods.resetField(name)
      form.store()
    }
    // The passwords are the identity provider's affair: the API is not given them.
    const input = personBodyOf(person)
    const saved = await call(api.users.updatePerfil, { params: { uid }, input, version })
    client.setQueryData(own.queryKey, saved)
    outdateLists(client)
  }

  const form = useAppForm({
    schema,
    initial,
    draft: DRAFT,
    leftover: 'lost',
    record: { version, read },
    send,
    explain: (error) => ({ message: errorText(error, 'Error al actualizar perfil') }),
    onSent: onSaved,
    texts: { sent: { title: '✅ Perfil actualizado' } },
  })

  return (
    <div className="card p-5 sm:p-8">
      <Form form={form} submit="Guardar Cambios" icon={<Save aria-hidden="true" className="size-5" />}>
        <MeanwhileNotice />
        <PersonFields />
        <Section title="Cambiar la contraseña">
          <p className="mb-3 text-sm text-ink-soft col-span-full">
            Para cambiarla, escribe las dos. Si dejas una en blanco, tu contraseña sigue igual.
          </p>
          <PasswordField
            name="passwordActual"
            label="Contraseña actual"
            hint="La que usas para ingresar."
            optional
            autoComplete="current-password"
          />
          <PasswordField
            name="nuevaContrasena"
            label="Nueva contraseña"
            hint="Al menos 6 caracteres."
            optional
            autoComplete="new-password"
          />
        </Section>
      </Form>
    </div>
  )
}
