import { cedulaRuc } from './001-cedula-ruc.ts'
import { aboutMails } from './002-about-mails.ts'
import { usernamesOfRequests } from './003-usernames-of-requests.ts'
import { pagesOfStaffsLists } from './004-pages-of-staffs-lists.ts'
import { statesOfRequests } from './005-states-of-requests.ts'
import { requestNumbers } from './006-request-numbers.ts'
import type { Migration } from './migration.ts'

/** In the order in which they are run. */
export const MIGRATIONS: readonly Migration[] = [
  cedulaRuc,
  aboutMails,
  usernamesOfRequests,
  pagesOfStaffsLists,
  statesOfRequests,
  requestNumbers,
]
