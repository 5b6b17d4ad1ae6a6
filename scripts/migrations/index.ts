import { cedulaRuc } from './001-cedula-ruc.ts'
import { aboutMails } from './002-about-mails.ts'
import type { Migration } from './migration.ts'

/** In the order in which they are run. */
export const MIGRATIONS: readonly Migration[] = [cedulaRuc, aboutMails]
