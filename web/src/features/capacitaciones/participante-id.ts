const ID_LENGTH = 28

const inIds = (digest: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, ID_LENGTH)

/**
 * The id of an address's sign-up, as the server makes it of both: it is told to nobody, since the answer to a form says the
 * same of a new sign-up and of a former one.
 */
export const participanteId = async (training: string, correo: string): Promise<string> =>
  inIds(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${training}\n${correo}`)))
