import { CARRERAS_ESCRITAS } from '@naf/contract'

/** What is shown of a career, as one that is stored is called. */
export const carreraText = (carrera: string): string => CARRERAS_ESCRITAS[carrera] ?? carrera
