/** The list of requests in the cache, and one request with all that happened to it. */
export const LIST = ['asesorias'] as const
export const caseKey = (id: string) => ['asesoria', id] as const
