import { CONTACT_EMAIL } from './contact.ts'

export function ContactLink() {
  return (
    <a href={`mailto:${CONTACT_EMAIL}`} className="link break-words">
      {CONTACT_EMAIL}
    </a>
  )
}
