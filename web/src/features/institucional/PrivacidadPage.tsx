import { LegalDocument } from './legal/LegalDocument.tsx'
import { PRIVACIDAD } from './legal/privacidad.ts'

export default function PrivacidadPage() {
  return <LegalDocument text={PRIVACIDAD} />
}
