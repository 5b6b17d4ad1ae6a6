import { useId } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/text.ts'
import { Subscribe } from '../../parts/Subscribe.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Scene } from '../../ui/images.tsx'
import artesanos from '../../ui/scenes/artesanos.svg'

/** The ways to an account. @param wanted where the login leads */
export function MembersGate({ wanted, className }: { wanted: string; className: string }) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={classNames('card px-4 py-6 text-center shadow-pop sm:p-8', className)}
    >
      <Scene first src={artesanos} shape="4/3" className="mx-auto h-36 w-full rounded-md object-cover" />
      <h2 id={heading} className="mt-3 text-lg sm:text-xl">
        Acceso restringido
      </h2>
      <p className="mt-2 text-ink-soft">
        Para leer los boletines, ingresa con tu cuenta o regístrate. Registrarte es gratis.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/login?redirect=${wanted}`} className="grow max-sm:px-3 sm:grow-0">
          Ingresar
        </ButtonLink>
        <ButtonLink to="/register" variant="secondary" className="grow max-sm:px-3 sm:grow-0">
          Registrarse
        </ButtonLink>
      </div>
      <Subscribe className="mt-6 border-t border-line pt-5" />
      <p className="mt-6 text-sm text-ink-soft">
        Mientras tanto, visita la{' '}
        <Link to="/biblioteca" className="link">
          Biblioteca Digital
        </Link>
        : está abierta para todos.
      </p>
    </section>
  )
}
