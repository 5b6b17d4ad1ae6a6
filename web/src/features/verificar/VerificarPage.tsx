import { codigoOf } from '@naf/contract'
import { lazy, type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Part } from '../../ui/Part.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { MENSAJES_VERIFICAR_PAGINA as TEXTO } from './messages.ts'

const Verified = lazy(() => import('./Verified.tsx'))

/** Where whoever was shown a certificate confirms it. The code stands in the address, so that a link can bear it. */
export default function VerificarPage() {
  const [params, setParams] = useSearchParams()
  const asked = useHydrated() ? (params.get('codigo') ?? '') : ''
  /** The code in the address at the moment when the field held something that is no code. */
  const [refusedAt, setRefusedAt] = useState<string>()
  const codigo = refusedAt === asked ? null : codigoOf(asked)
  const isWrong = codigo === null && (refusedAt === asked || asked !== '')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('codigo'))
    const right = codigoOf(typed)
    setRefusedAt(right === null ? asked : undefined)
    if (right !== null) setParams({ codigo: right }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="mx-auto w-full max-w-page space-y-8 px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title}>
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <form noValidate onSubmit={submit} className="card max-w-text space-y-5 p-5 sm:p-8">
        <TextField
          key={asked}
          name="codigo"
          label={TEXTO.codigo}
          hint={TEXTO.codigoHint}
          error={isWrong ? TEXTO.wrong : undefined}
          defaultValue={asked}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="accent" className="w-full sm:w-auto">
          {TEXTO.submit}
        </Button>
      </form>
      <div aria-live="polite" className="max-w-text">
        {codigo !== null && (
          <Part fallback={<SkeletonList count={1} className="h-40" />}>
            <Verified key={codigo} codigo={codigo} />
          </Part>
        )}
      </div>
    </div>
  )
}
