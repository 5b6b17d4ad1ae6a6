import type { api, Endpoint } from '@naf/contract'
import type { Call, Reply } from './ask.ts'

/** How every endpoint of these tables is called so that it does its work; what it needs beforehand is done when it is asked for. */
export type Calls<Table extends keyof typeof api = keyof typeof api> = {
  [E in Table]: { [K in keyof (typeof api)[E]]: () => Promise<Call> }
}

export type Ask = (endpoint: Endpoint, how: Call) => Promise<Reply>

/** What a call has made. */
export const idOf = ({ text }: Reply) => ({ id: (JSON.parse(text) as { Id: string }).Id })

let made = 0
/** Another one each time. */
export const nextNumber = (): number => made++
export const newName = (): string => `medida-${process.pid}-${nextNumber()}`
export const correoOf = (username: string): string => `${username}@example.com`
