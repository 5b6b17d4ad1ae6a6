import type { InscripcionCreate } from '@naf/contract'

/** As careers are written; what is sent and stored has no accents. */
const TEXTS: Record<InscripcionCreate['Carrera'], string> = {
  'TICS y SOFTWARE': 'TICS y SOFTWARE',
  'Contabilidad y Auditoria': 'Contabilidad y Auditoría',
  'Economia en Linea': 'Economía en Línea',
  'Administracion de empresas': 'Administración de empresas',
}

/** What is shown of a career, as one that is stored is called. */
export const carreraText = (carrera: string): string => TEXTS[carrera as keyof typeof TEXTS] ?? carrera
