import type { api, Sent, User } from '@naf/contract'

/** The cédula that begins with these nine digits. */
export const cedulaFrom = (nine: string): string => {
  const sum = [...nine].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

type Changes = Record<string, unknown>

export const anAsesoria = (changes: Changes = {}) =>
  ({
    Nombre: 'María Fernanda Quishpe',
    CedulaRUC: '1710034065',
    Correo: 'maria.quishpe@example.com',
    Telefono: '0991234567',
    Ciudad: 'Sangolquí',
    TipoServicio: 'Declaraciones tributarias',
    TipoContribuyente: 'Persona natural no obligada a llevar contabilidad',
    Discapacidad: 'no',
    MedioContacto: 'WhatsApp',
    DetalleSolicitud: '¿Cómo declaro el IVA semestral de mi negocio?',
    ...changes,
  }) as Sent<typeof api.asesorias.create>

export const aPerfil = (changes: Changes = {}) =>
  ({
    nombre: 'Rosa',
    segundoNombre: 'Elena',
    apellido: 'Paredes',
    segundoApellido: 'Vega',
    cedulaRUC: '1710034065',
    telefono: '0991234567',
    ciudad: 'Latacunga',
    tipoContribuyente: 'Persona jurídica',
    ...changes,
  }) as Sent<typeof api.users.updatePerfil>

export const aRegistration = (changes: Changes = {}) =>
  ({
    nombre: 'Luis',
    segundoNombre: 'Alberto',
    apellido: 'Caiza',
    segundoApellido: 'Toapanta',
    username: 'lcaiza',
    correo: 'luis.caiza@example.com',
    password: 'secreta-1',
    cedulaRUC: '1710034065',
    tipoIdentificacion: 'cedula',
    telefono: '0987654321',
    ciudad: 'Quito',
    tipoContribuyente: 'Sociedad',
    rol_id: 3,
    uid: 'uid-del-cliente',
    ...changes,
  }) as Sent<typeof api.users.register>

export const aBoletin = (changes: Changes = {}) =>
  ({
    titulo: 'IVA semestral de julio',
    descripcion: 'Qué preparar para la declaración del primer semestre.',
    fechaPublicacion: '2025-06-24',
    ...changes,
  }) as Sent<typeof api.boletines.create>

export const aLibro = (changes: Changes = {}) =>
  ({
    titulo: 'El RUC paso a paso',
    autor: 'Equipo NAF ESPE',
    descripcion: 'Inscripción, actualización y suspensión.',
    fechaPublicacion: '2025-03-18',
    tipo: 'Contable',
    ...changes,
  }) as Sent<typeof api.libros.create>

export const anImagen = (changes: Changes = {}) =>
  ({
    titulo: 'Jornada de asesoría en Sangolquí',
    descripcion: 'Estudiantes atienden a contribuyentes.',
    ...changes,
  }) as Sent<typeof api.galeria.create>

export const anInscripcion = (changes: Changes = {}) =>
  ({
    PrimerNombre: 'Ana',
    SegundoNombre: '',
    ApellidoPaterno: 'Guamán',
    ApellidoMaterno: 'Iza',
    Celular: '0991234567',
    Correo: 'ana.guaman@example.com',
    IdEspe: 'L00412345',
    Carrera: 'Contabilidad y Auditoria',
    NivelSemestre: 'Sexto Semestre',
    ...changes,
  }) as Sent<typeof api.inscripciones.create>

export const aUserToCreate = (changes: Changes = {}) =>
  ({
    nombre: 'Verónica',
    segundoNombre: 'Lucía',
    apellido: 'Sangucho',
    segundoApellido: 'Mora',
    correo: 'veronica.sangucho@example.com',
    password: 'secreta-1',
    cedulaRUC: '1710034065',
    telefono: '0987654321',
    ciudad: 'Sangolquí',
    tipoContribuyente: 'Sociedad',
    username: 'vsangucho',
    rol_id: '3',
    ...changes,
  }) as Sent<typeof api.users.create>

/** The administrator's form of a user with what it requires, as the record has it. */
export const aUserUpdate = (user: User, changes: Changes = {}) =>
  ({
    nombre: user.Nombre,
    apellido: user.Apellido,
    correo: user.Correo,
    cedulaRUC: user.CedulaRUC,
    username: user.Username,
    ...changes,
  }) as Sent<typeof api.users.update>
