import { type Asesoria, api } from '@naf/contract'
import { type Call, tryCall } from './ask.ts'

export const PAGE = 50

/** The first page of a list that staff sees. */
export const pageFor = (token: string): Call => ({ token, query: { limite: String(PAGE) } })

/** Whether lists come in pages: not before a release that knows `limite`. Needs more records than a page holds. */
export const hasPages = async (url: string, token: string): Promise<boolean> => {
  const { status, text } = await tryCall(url, api.asesorias.list, pageFor(token))
  return status === 200 && (JSON.parse(text) as Asesoria[]).length === PAGE
}
