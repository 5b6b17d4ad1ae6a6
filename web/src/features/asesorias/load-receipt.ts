/**
 * Asked for when somebody begins to fill in the form: when that has been sent, the connection may be gone. Earlier, it would
 * hold up a phone that is busy with the form itself.
 */
export const loadReceipt = () => import('./AsesoriaReceipt.tsx')
