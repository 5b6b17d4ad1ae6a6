import { COOKIES } from './legal/cookies.ts'
import { LegalDocument } from './legal/LegalDocument.tsx'

export default function CookiesPage() {
  return <LegalDocument text={COOKIES} />
}
