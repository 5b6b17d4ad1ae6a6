interface StoredFile {
  RutaPdf?: unknown
  RutaImagen?: unknown
}

/** What the form of a record says where its file stays as it is; the server knows that by itself. */
export const storedPath = ({ RutaPdf, RutaImagen }: StoredFile): Record<string, unknown> => {
  if (RutaPdf) return { rutaPdf: RutaPdf }
  return RutaImagen ? { rutaImagen: RutaImagen } : {}
}
