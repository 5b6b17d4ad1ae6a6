/** A public page as its first visitor comes to it. */
export interface Page {
  path: string
  /** Whether people fill in a form there, which may weigh more. */
  hasForm: boolean
  /** Sources whose chunks the page asks for by itself, besides those that its HTML names. */
  later: readonly string[]
}

/** Where Vite's manifest has the session's chunk. */
export const SESSION = 'src/session/IdentityBridge.tsx'

/** What every page asks for once it is there, whoever looks at it. */
export const AFTER_LOAD = 'src/app/notices.tsx'

const DIALOGS = 'src/lib/swal.ts'
const CONSENT = 'src/session/consent/ConsentDialog.tsx'

const page = (path: string, ...later: string[]): Page => ({ path, hasForm: false, later })
const form = (path: string, ...later: string[]): Page => ({ path, hasForm: true, later })

/** tests/e2e/weight compares this with what a browser asks for. */
export const PAGES: readonly Page[] = [
  page('/', CONSENT),
  page('/quienes'),
  form('/servicios', DIALOGS, CONSENT),
  page('/biblioteca', 'src/features/libros/Libros.tsx'),
  page('/boletines'),
  page('/naf'),
  page('/galeria', 'src/features/galeria/Imagenes.tsx'),
  form('/inscripcion', DIALOGS),
  page('/terminos-condiciones'),
  page('/politica-privacidad'),
  page('/politica-cookies'),
  form('/login', SESSION, DIALOGS),
  form('/register', SESSION, DIALOGS),
]

/** @throws where there is no such page */
export const pageAt = (path: string): Page => {
  const found = PAGES.find((each) => each.path === path)
  if (!found) throw new Error(`No hay una página pública en ${path}.`)
  return found
}
