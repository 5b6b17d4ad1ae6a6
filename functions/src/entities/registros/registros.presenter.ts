import type { Coleccion, Registro } from '@naf/contract'

/** Proofs of links, download tokens, fingerprints of forms, and the contents of mails, which bear such links. */
const SECRET = /clave|token|fingerprint|password|contrase|secret|oobcode|^(?:data|text|html|unsubscribeurl)$/i

/** A record may hold 1 MB in one field. */
const VALUE_MAX = 500

/** Of every map, however deep, the fields that are no secret. */
const withoutSecrets = (name: string, value: unknown): unknown => (SECRET.test(name) ? undefined : value)

const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, withoutSecrets)
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text
}

export const presentRegistro = (coleccion: Coleccion, id: string, fields: object): Registro => ({
  Id: id,
  Coleccion: coleccion,
  Campos: Object.entries(fields)
    .filter(([name]) => !SECRET.test(name))
    .map(([Nombre, value]) => ({ Nombre, Valor: asText(value) }))
    .sort((a, b) => a.Nombre.localeCompare(b.Nombre)),
})
