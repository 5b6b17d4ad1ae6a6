import boletinesKind from '../../features/boletines/boletines-kind.tsx'
import calendarioKind from '../../features/calendario/calendario-kind.tsx'
import capacitacionesKind from '../../features/capacitaciones/capacitaciones-kind.tsx'
import galeriaKind from '../../features/galeria/galeria-kind.tsx'
import librosKind from '../../features/libros/libros-kind.tsx'
import plantillasKind from '../../features/plantillas/plantillas-kind.tsx'
import { DeletePage } from '../../manage/DeletePage.tsx'
import type { Kind, StoredRecord } from '../../manage/kind.ts'
import { ListPage } from '../../manage/ListPage.tsx'
import { PreviewPage } from '../../manage/PreviewPage.tsx'

/** Staff's lists and records: without forms, and so without the schemas. */
export { default as AsistenciaPage } from '../../features/capacitaciones/AsistenciaPage.tsx'
export { default as CorreosPage } from '../../features/informe/CorreosPage.tsx'
export { default as VerInscripcionesPage } from '../../features/inscripciones/VerInscripcionesPage.tsx'
export { default as PapeleraPage } from '../../features/papelera/PapeleraPage.tsx'
export { EliminarUsuarioPage, VerUsuarioPage } from '../../features/users/UserPages.tsx'
export { default as UsuariosPage } from '../../features/users/UsuariosPage.tsx'

const pagesOf = <Item extends StoredRecord>(kind: Kind<Item>) => ({
  list: () => <ListPage kind={kind} />,
  remove: () => <DeletePage kind={kind} />,
})

export const boletines = pagesOf(boletinesKind)
export const libros = pagesOf(librosKind)
export const galeria = pagesOf(galeriaKind)
export const calendario = pagesOf(calendarioKind)
export const capacitaciones = pagesOf(capacitacionesKind)
export const plantillas = pagesOf(plantillasKind)

export const VerBoletinPage = () => <PreviewPage kind={boletinesKind} />
export const VerLibroPage = () => <PreviewPage kind={librosKind} />
export const VerImagenPage = () => <PreviewPage kind={galeriaKind} />
