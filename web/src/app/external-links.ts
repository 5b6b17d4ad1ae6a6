/** The university, the tax authority and the university's networks; nothing of theirs is loaded before a click. */
export const EXTERNAL_LINKS = [
  { label: 'Universidad ESPE', href: 'https://www.espe.edu.ec/' },
  { label: 'SRI', href: 'https://www.sri.gob.ec/' },
  { label: 'Facebook', href: 'https://www.facebook.com/ESPE.U' },
  { label: 'Instagram', href: 'https://www.instagram.com/espe.u/' },
  { label: 'X', href: 'https://x.com/ESPEU' },
] as const
