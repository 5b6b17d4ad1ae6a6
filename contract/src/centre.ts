/** The centre and its university. What else another university changes is in docs/arquitectura.md. */
export const CENTRE = {
  shortName: 'NAF',
  name: 'Núcleo de Apoyo Contable y Fiscal',
  university: 'Universidad de las Fuerzas Armadas ESPE',
  /** As people say it; texts put 'la' before it. */
  universityShortName: 'ESPE',
  /** What the number of a student is called. */
  studentId: 'ID ESPE',
  /** The sender of mails and calendars, and the end of each subject. */
  signature: 'NAF ESPE',
  city: 'Sangolquí',
  address: 'Av. General Rumiñahui s/n',
  mail: 'naf@espe.edu.ec',
  copyright: '© 2025 UNIVERSIDAD ESPE',
  /** Until when the project runs. */
  until: 'enero de 2028',
  /** The university, the tax authority and the university's networks. Nothing of theirs loads before a click. */
  links: [
    { label: 'Universidad ESPE', href: 'https://www.espe.edu.ec/' },
    { label: 'SRI', href: 'https://www.sri.gob.ec/' },
    { label: 'Facebook', href: 'https://www.facebook.com/ESPE.U' },
    { label: 'Instagram', href: 'https://www.instagram.com/espe.u/' },
    { label: 'X', href: 'https://x.com/ESPEU' },
  ],
} as const

/** The careers whose students may enrol, as they are sent and stored. */
export const CARRERAS = [
  'TICS y SOFTWARE',
  'Contabilidad y Auditoria',
  'Economia en Linea',
  'Administracion de empresas',
] as const

/** The careers whose stored name lacks accents. */
const CARRERAS_ESCRITAS: Readonly<Record<string, string>> = {
  'Contabilidad y Auditoria': 'Contabilidad y Auditoría',
  'Economia en Linea': 'Economía en Línea',
  'Administracion de empresas': 'Administración de empresas',
}

/** A stored career as people read it. */
export const carreraText = (carrera: string): string => CARRERAS_ESCRITAS[carrera] ?? carrera

/** The campuses of the centre, the main one first; each holds trainings. */
export const CAMPUS = ['Sangolquí', 'Latacunga'] as const

/** What the centre wants to reach in each semester; `redes` in per cent. */
export const METAS = { atendidos: 4000, personas: 5000, capacitaciones: 3, redes: 20 } as const
