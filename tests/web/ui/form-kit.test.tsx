import { TIPOS_CONTRIBUYENTE } from '@naf/contract'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { requireOtro } from '../../../web/src/lib/otro-schema.ts'
import { Button } from '../../../web/src/ui/Button.tsx'
import { ErrorSummary } from '../../../web/src/ui/ErrorSummary.tsx'
import { TextField } from '../../../web/src/ui/Field.tsx'
import { PasswordField } from '../../../web/src/ui/PasswordField.tsx'
import { SelectWithOtro } from '../../../web/src/ui/SelectWithOtro.tsx'
import { useZodForm } from '../../../web/src/ui/useZodForm.ts'

afterEach(cleanup)

const schema = requireOtro(
  z.object({
    tipo: z.string().min(1, 'Elige el tipo.'),
    tipoOtro: z.string(),
    nombre: z.string().min(1, 'Escribe el nombre.'),
  }),
  'tipo',
  'tipoOtro',
)

/** The name stands above the type on the page, and below it in the schema. */
function Form({ onSend }: { onSend: (values: unknown) => void }) {
  const { register, handleSubmit, watch, formState } = useZodForm(schema, {
    tipo: '',
    tipoOtro: '',
    nombre: '',
  })
  const { errors, submitCount } = formState
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextField
        {...register('nombre')}
        label="Nombre"
        hint="Como en la cédula"
        error={errors.nombre?.message}
      />
      <SelectWithOtro
        label="Tipo"
        options={TIPOS_CONTRIBUYENTE}
        select={register('tipo')}
        otro={register('tipoOtro')}
        value={watch('tipo')}
        error={errors.tipo?.message}
        otroError={errors.tipoOtro?.message}
      />
      <Button type="submit">Enviar</Button>
    </form>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))

describe('a form', () => {
  it('says everything that is wrong, in the order of the page, and takes the focus there', async () => {
    render(<Form onSend={() => {}} />)
    await send()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Escribe el nombre.',
      'Elige el tipo.',
    ])
  })

  it('leads from the summary to the field, which says what is wrong with it', async () => {
    render(<Form onSend={() => {}} />)
    await send()
    await userEvent.click(await screen.findByRole('link', { name: 'Escribe el nombre.' }))
    const field = screen.getByLabelText('Nombre')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Como en la cédula',
      'Error: Escribe el nombre.',
    ])
  })

  it('takes the focus to the summary at every further try', async () => {
    render(<Form onSend={() => {}} />)
    await send()
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ana')
    await send()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  })

  it('asks to specify Otro, and only Otro', async () => {
    const onSend = vi.fn()
    render(<Form onSend={onSend} />)
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ana')
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Otro')
    await send()
    expect(await screen.findByRole('link', { name: 'Especifica tu respuesta.' })).toBeDefined()
    expect(onSend).not.toHaveBeenCalled()

    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Sociedad')
    expect(screen.queryByLabelText('Especifique')).toBeNull()
    await send()
    await waitFor(() => expect(onSend).toHaveBeenCalled())
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ tipo: 'Sociedad', nombre: 'Ana' })
  })
})

it('shows and hides a password', async () => {
  render(<PasswordField name="clave" label="Contraseña" />)
  const field = screen.getByLabelText('Contraseña')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
  expect(field.getAttribute('type')).toBe('password')
})

it('does nothing while it is busy, and keeps the focus', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <Button type="submit" busy onClick={onClick}>
        Enviar
      </Button>
    </form>,
  )
  await send()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
