import type { ComponentType } from 'react'
import BoletinForm from '../../features/boletines/BoletinForm.tsx'
import boletinesKind from '../../features/boletines/boletines-kind.tsx'
import CalendarioForm from '../../features/calendario/CalendarioForm.tsx'
import calendarioKind from '../../features/calendario/calendario-kind.tsx'
import CapacitacionForm from '../../features/capacitaciones/CapacitacionForm.tsx'
import capacitacionesKind from '../../features/capacitaciones/capacitaciones-kind.tsx'
import galeriaKind from '../../features/galeria/galeria-kind.tsx'
import ImagenForm from '../../features/galeria/ImagenForm.tsx'
import LibroForm from '../../features/libros/LibroForm.tsx'
import librosKind from '../../features/libros/libros-kind.tsx'
import PlantillaForm from '../../features/plantillas/PlantillaForm.tsx'
import plantillasKind from '../../features/plantillas/plantillas-kind.tsx'
import { CreatePage, EditPage } from '../../manage/FormPage.tsx'
import type { Kind, KindFormProps, StoredRecord } from '../../manage/kind.ts'

/** Staff's forms. */
export { default as RedesPage } from '../../features/informe/RedesPage.tsx'
export { CrearUsuarioPage, EditarUsuarioPage } from '../../features/users/UserFormPage.tsx'

const formsOf = <Item extends StoredRecord>(
  kind: Kind<Item>,
  KindForm: ComponentType<KindFormProps<Item>>,
) => ({
  create: () => <CreatePage kind={kind} KindForm={KindForm} />,
  edit: () => <EditPage kind={kind} KindForm={KindForm} />,
})

export const boletines = formsOf(boletinesKind, BoletinForm)
export const libros = formsOf(librosKind, LibroForm)
export const galeria = formsOf(galeriaKind, ImagenForm)
export const calendario = formsOf(calendarioKind, CalendarioForm)
export const capacitaciones = formsOf(capacitacionesKind, CapacitacionForm)
export const plantillas = formsOf(plantillasKind, PlantillaForm)
