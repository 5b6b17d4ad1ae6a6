import { DEFAULT_ROL, type ErrorCode, ROL, type User } from '@naf/contract'
import { userCreateSchema, userUpdateSchema } from '@naf/contract/schemas'
import { Save, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { ApiError, errorText, failureText } from '../../api/client.ts'
import { NetworkError } from '../../api/transport.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { SelectField } from '../../form/choices.tsx'
import { type AppForm, useFormAround } from '../../form/context.ts'
import { Form, Section } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { MeanwhileNotice } from '../../form/MeanwhileNotice.tsx'
import { otroText, requireOtro } from '../../form/otro.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { NO_PERSON, PersonFields, personBodyOf, personValuesOf } from '../../form/PersonFields.tsx'
import { ofTexts, type TextOf, type TextValues, useAppForm } from '../../form/use-app-form.ts'
import { CancelButton, RecordPage, useReturn } from '../../manage/FoundRecord.tsx'
import { FoundUser, NotOwnUser } from './UserPages.tsx'
import { ROL_NAMES, readUser, useCreateUser, useUpdateUser } from './users-api.ts'

const withOtro = { tipoContribuyenteOtro: otroText }
const createSchema = ofTexts(requireOtro(userCreateSchema.extend(withOtro), 'tipoContribuyente'))
const updateFields = requireOtro(userUpdateSchema.extend(withOtro), 'tipoContribuyente')

type NewUser = z.output<typeof createSchema>
/** The form gives every field, also those that may be empty. */
type ChangedUser = Required<z.output<typeof updateFields>>

const updateSchema = updateFields as z.ZodType as z.ZodType<ChangedUser, TextOf<ChangedUser>>

const EMPTY: TextOf<NewUser> = {
  ...NO_PERSON,
  correo: '',
  username: '',
  password: '',
  rol_id: String(DEFAULT_ROL),
}

const valuesOf = (user: User): TextOf<ChangedUser> => ({
  ...personValuesOf(user),
  correo: user.Correo,
  username: user.Username,
  rol_id: String(user.rol_id),
})

const bodyOf = <Filled extends NewUser | ChangedUser>(filled: Filled) => ({
  ...personBodyOf(filled),
  rol_id: `${filled.rol_id}` as const,
})

const UNPROVEN = 'Correo sin confirmar: esta persona todavía no abrió el enlace que le enviamos.'

const FIELD_OF: Partial<Record<ErrorCode, 'username' | 'correo' | 'rol_id' | 'root'>> = {
  username_taken: 'username',
  email_taken: 'correo',
  last_admin: 'rol_id',
  invalid_input: 'root',
}

const fieldOf = (error: unknown) =>
  error instanceof ApiError && error.code ? FIELD_OF[error.code] : undefined

/** The server's own words. Without an answer the user may have been created all the same. */
const createFailure = (error: unknown): string =>
  error instanceof ApiError
    ? errorText(error, 'Error al registrar usuario')
    : `${failureText('No se pudo crear el usuario', error)}\n\nAntes de enviarlo otra vez, revisa en la lista si ya fue creado.`

const updateFailure = (error: unknown): string => {
  const text = 'Error desconocido al actualizar el usuario'
  return error instanceof NetworkError ? failureText(text, error) : errorText(error, text)
}

export function CrearUsuarioPage() {
  const create = useCreateUser()
  const goBack = useReturn(useScreenPath('usuarios'))
  const form = useAppForm({
    schema: createSchema,
    initial: EMPTY,
    draft: 'usuario',
    leftover: 'lost',
    send: (filled) => create(bodyOf(filled)),
    explain: (error) => ({ message: createFailure(error), field: fieldOf(error) }),
    onSent: goBack,
    texts: { sending: 'Creando usuario...', sent: { title: 'El nuevo usuario fue creado correctamente.' } },
  })
  return (
    <RecordPage
      title="Crear nuevo usuario"
      intro="La persona podrá ingresar enseguida con el nombre de usuario y la contraseña que escribas aquí. Le enviaremos un enlace para que confirme su correo."
    >
      <UserForm form={form} goBack={goBack} />
    </RecordPage>
  )
}

/** Administrators change another user's data and role. The password is its owner's affair. */
export function EditarUsuarioPage() {
  return (
    <RecordPage title="Editar Usuario">
      <NotOwnUser>
        <FoundUser alert="No se pudo cargar el usuario">{(user) => <EditForm user={user} />}</FoundUser>
      </NotOwnUser>
    </RecordPage>
  )
}

function EditForm({ user }: { user: User }) {
  const update = useUpdateUser()
  const goBack = useReturn(useScreenPath('usuarios'))
  const [initial] = useState(() => valuesOf(user))
  const read = async () => {
    const stored = await readUser(user.FirebaseUid)
    return { version: stored.Version, values: valuesOf(stored) }
  }
  const form = useAppForm({
    schema: updateSchema,
    initial,
    draft: `usuario:${user.FirebaseUid}`,
    leftover: 'lost',
    record: { version: user.Version, read },
    send: (filled, _key, version) => update({ user, input: bodyOf(filled), version }),
    explain: (error) => ({ message: updateFailure(error), field: fieldOf(error) }),
    onSent: goBack,
    texts: { sending: 'Guardando cambios...', sent: { title: 'Usuario actualizado correctamente' } },
  })
  return <UserForm form={form} stored={user} goBack={goBack} />
}

const OPTIONAL_IN_A_CHANGE = [
  'segundoNombre',
  'segundoApellido',
  'telefono',
  'ciudad',
  'tipoContribuyente',
] as const

interface UserFormProps<In extends TextValues> {
  form: AppForm<In>
  /** Absent for a new user. */
  stored?: User
  goBack: () => void
}

function UserForm<In extends TextValues>({ form, stored, goBack }: UserFormProps<In>) {
  const Icon = stored ? Save : UserRoundPlus
  const isUnproven = stored?.CorreoConfirmado === false
  return (
    <div className="card max-w-text p-5 sm:p-8">
      <Form
        form={form}
        submit={stored ? 'Guardar Cambios' : 'Crear usuario'}
        icon={<Icon aria-hidden="true" className="size-5" />}
        beside={<CancelButton goBack={goBack} />}
      >
        <MeanwhileNotice />
        <PersonFields ofAnother optional={stored && OPTIONAL_IN_A_CHANGE} />
        <Section title="Acceso al portal">
          <TextField
            name="correo"
            label="Correo electrónico"
            hint={isUnproven ? UNPROVEN : undefined}
            type="email"
            autoComplete="off"
            className="col-span-full"
          />
          <TextField
            name="username"
            label="Nombre de usuario"
            hint="De 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ."
            lines={2}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={stored && 'col-span-full'}
          />
          {!stored && (
            <PasswordField
              name="password"
              label="Contraseña"
              hint="Al menos 6 caracteres. Entrégala solo a esa persona."
              autoComplete="new-password"
            />
          )}
          <RolField user={stored} />
        </Section>
      </Form>
    </div>
  )
}

const ROLES = [ROL.USUARIO, ROL.EDITOR, ROL.ADMIN].map((rol) => ({
  value: String(rol),
  label: ROL_NAMES[rol],
}))

type Access = { rol_id: string; correo: string }

/** What an administrator should know before a role is saved. `stored` is undefined for a new user. */
const warningsOf = (typed: Access, stored: (Access & { isUnproven: boolean }) | undefined): string => {
  const { rol_id: rol } = typed
  if (rol === '' || rol === stored?.rol_id) return ''
  const isUnproven = stored && (stored.isUnproven || typed.correo !== stored.correo)
  const warnings = [
    isUnproven &&
      rol !== String(ROL.USUARIO) &&
      'Correo sin confirmar: no sabemos si la cuenta es de quien dice ser. Comprueba con la persona que es suya antes de guardar; le enviaremos un enlace para que confirme su correo.',
    rol === String(ROL.ADMIN) &&
      'Un administrador puede crear, editar y eliminar a cualquier otro usuario, también a ti.',
    stored?.rol_id === String(ROL.ADMIN) &&
      'Deja de ser administrador: ya no podrá crear, editar ni eliminar usuarios.',
    stored && 'Cuando guardes, se cerrará su sesión; tendrá el nuevo rol al volver a ingresar.',
  ]
  return warnings.filter(Boolean).join(' ')
}

function RolField({ user }: { user: User | undefined }) {
  const { methods, meanwhile } = useFormAround()
  const [rol_id = '', correo = ''] = useWatch({ control: methods.control, name: ['rol_id', 'correo'] })
  const known = user && {
    isUnproven: user.CorreoConfirmado === false,
    ...valuesOf(user),
    ...meanwhile?.values,
  }
  const warnings = warningsOf({ rol_id, correo }, known)
  return (
    <div className="col-span-full">
      <SelectField
        name="rol_id"
        label="Rol"
        hint="Un Usuario pide asesorías y lee los boletines. Un Editor gestiona además asesorías, inscripciones, boletines, libros y galería. Un Administrador gestiona también a los usuarios."
        options={ROLES}
      />
      <div role="status">
        {warnings && (
          <p className="animate-appear rounded-md bg-accent-soft px-4 py-2.5 text-sm">{warnings}</p>
        )}
      </div>
    </div>
  )
}
