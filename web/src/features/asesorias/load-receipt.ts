/** Asked for with the form: when that has been sent, the connection may be gone. */
export const loadReceipt = () => import('./AsesoriaReceipt.tsx')
