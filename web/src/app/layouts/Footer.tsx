import { MENSAJES_APP as TEXTO } from '../messages.ts'

export function Footer() {
  return (
    <footer className="on-band bg-band-deep text-on-band-soft">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-8 text-sm">
        <p>{TEXTO.pie}</p>
        <p className="font-semibold text-on-band">{TEXTO.derechos}</p>
      </div>
    </footer>
  )
}
