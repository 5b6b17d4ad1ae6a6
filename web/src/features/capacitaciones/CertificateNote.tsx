import { Download } from 'lucide-react'
import { useScreenPath } from '../../auth/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MENSAJES_MI_CAPACITACION as TEXTO } from './mine-messages.ts'

/** That somebody attended, and what anybody can confirm it by. */
export function CertificateNote({ codigo }: { codigo: string }) {
  const verify = useScreenPath('verificar')
  return (
    <section aria-labelledby="certificado" className="card space-y-4 p-5 sm:p-8">
      <h2 id="certificado" className="text-lg">
        {TEXTO.certificate}
      </h2>
      <p className="wrap-anywhere">{TEXTO.certified(codigo)}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`/api/verificar/${codigo}/certificado`} download className="btn btn-primary">
          <Download aria-hidden="true" className="size-5" />
          {TEXTO.download}
        </a>
        <ButtonLink to={`${verify}?codigo=${codigo}`} variant="secondary">
          {TEXTO.verify}
        </ButtonLink>
      </div>
    </section>
  )
}
