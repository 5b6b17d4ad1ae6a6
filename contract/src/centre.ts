/**
 * The centre and its university. Another university changes this file, the logo in web/public and the documents in
 * web/documentos.
 */
export const CENTRE = {
  shortName: 'NAF',
  name: 'Núcleo de Apoyo Contable y Fiscal',
  university: 'Universidad de las Fuerzas Armadas ESPE',
  /** As people say it; texts put 'la' before it. */
  universityShortName: 'ESPE',
  /** The sender of mails and calendars, and the end of each subject. */
  signature: 'NAF ESPE',
  city: 'Sangolquí',
  address: 'Av. General Rumiñahui s/n',
  mail: 'naf@espe.edu.ec',
  copyright: '© 2025 UNIVERSIDAD ESPE',
  /** The university, the tax authority and the university's networks. Nothing of theirs loads before a click. */
  links: [
    { label: 'Universidad ESPE', href: 'https://www.espe.edu.ec/' },
    { label: 'SRI', href: 'https://www.sri.gob.ec/' },
    { label: 'Facebook', href: 'https://www.facebook.com/ESPE.U' },
    { label: 'Instagram', href: 'https://www.instagram.com/espe.u/' },
    { label: 'X', href: 'https://x.com/ESPEU' },
  ],
} as const

/** The careers whose students may enrol. */
export const CARRERAS = [
  'TICS y SOFTWARE',
  'Contabilidad y Auditoria',
  'Economia en Linea',
  'Administracion de empresas',
] as const

/** The campuses of the centre, the main one first; each holds trainings. */
export const CAMPUS = ['Sangolquí', 'Latacunga'] as const
