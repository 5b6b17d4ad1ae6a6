import type { Coleccion } from '@naf/contract'
import { createContext } from 'react'

/** The address at which an unreadable record can be looked at and removed; null for a person who may not. */
export const UnreadableLink = createContext<((coleccion: Coleccion, id: string) => string) | null>(null)
