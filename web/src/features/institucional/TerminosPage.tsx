import { LegalDocument } from './legal/LegalDocument.tsx'
import { TERMINOS } from './legal/terminos.ts'

export default function TerminosPage() {
  return <LegalDocument text={TERMINOS} />
}
