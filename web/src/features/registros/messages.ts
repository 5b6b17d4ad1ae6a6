import type { Coleccion } from '@naf/contract'

/** A stored record that nobody can read, for administrators. */
export const MENSAJES_REGISTRO = {
  title: 'Registro que no se puede leer',
  intro:
    'Algún dato está dañado o falta, así que el portal no puede mostrar este registro en su lista. Estos son sus datos tal como están guardados, sin claves ni datos de seguridad. Queda anotado que los viste.',
  loading: 'Cargando registro...',
  failed: 'No se pudo cargar el registro.',
  back: 'Volver a la lista',
  empty: '(vacío)',
  coleccion: 'Lista',
  id: 'Identificador',
  question: (coleccion: Coleccion, id: string) =>
    `${DESTROYED[coleccion]} Identificador: ${id}. Esta acción no se puede deshacer.`,
  deleting: 'Eliminando registro...',
  deleted: '✅ Registro eliminado',
  deleteFailed: 'No se pudo eliminar el registro.',
} as const

/** The list that misses the record. */
export const LISTAS: Record<Coleccion, string> = {
  asesorias: 'Asesorías',
  papelera: 'Papelera de asesorías',
  inscripciones: 'Inscripciones',
  users: 'Usuarios',
  boletines: 'Boletines',
  libros: 'Libros',
  galeria: 'Galería',
  plantillas: 'Plantillas de respuesta',
  calendario: 'Calendario',
  capacitaciones: 'Capacitaciones',
  correos: 'Correos que no llegaron',
}

/** What the deletion of a record destroys besides the record. */
const DESTROYED: Record<Coleccion, string> = {
  asesorias:
    'Se eliminará para siempre, sin pasar por la papelera, una asesoría con sus mensajes, notas y correos.',
  papelera: 'Se eliminará para siempre una asesoría de la papelera con sus mensajes, notas y correos.',
  inscripciones: 'Se eliminará una inscripción con sus correos.',
  users: 'Se eliminará un usuario con su cuenta: esa persona ya no podrá ingresar.',
  boletines: 'Se eliminará un boletín con su PDF y sus archivos anteriores.',
  libros: 'Se eliminará un libro con su PDF y sus archivos anteriores.',
  galeria: 'Se eliminará una imagen de la galería con sus archivos anteriores.',
  plantillas: 'Se eliminará una plantilla de respuesta.',
  calendario: 'Se eliminará un calendario de vencimientos.',
  capacitaciones:
    'Se eliminará una capacitación con todas sus inscripciones, sin avisar a quienes se inscribieron.',
  correos: 'Se eliminará un correo que no llegó.',
}
