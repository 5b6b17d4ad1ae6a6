import { OTRO } from '@naf/contract'

/** What is sent for a select with 'Otro': the person's own text in its place. */
export const joinOtro = (chosen: string, text: string): string => (chosen === OTRO ? text.trim() : chosen)

/** The reverse, to fill the form from a stored text: one that is not in the list stands under 'Otro'. */
export const splitOtro = (stored: string, options: readonly string[]): { chosen: string; text: string } => {
  if (stored === '') return { chosen: '', text: '' }
  const listed = stored !== OTRO && options.includes(stored)
  return listed ? { chosen: stored, text: '' } : { chosen: OTRO, text: stored === OTRO ? '' : stored }
}
