import { ROL } from '@naf/contract'
import { dashboardPath } from '../../auth/paths.ts'

export const ATTENDANCE_SCREEN = 'capacitaciones-manager/asistencia'
/** Names a sign-up in the address of the screen. */
export const SCANNED = 'inscripcion'

/** Where staff, in whichever role, finds a sign-up ready to be ticked; whoever else opens it is refused as of every screen. */
export const attendanceAddress = (training: string, participante: string): string =>
  `${window.location.origin}${dashboardPath(ROL.EDITOR, ATTENDANCE_SCREEN)}/${training}?${SCANNED}=${participante}`
