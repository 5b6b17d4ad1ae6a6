import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asesoriaCreateSchema, inscripcionCreateSchema, perfilUpdateSchema } from '@naf/contract/schemas'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../support/sources.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface PersonalForm {
  schema: { shape: object }
  collection: string
  /** Files of the web: the form's inputs, and where staff sees every field. */
  inputs: string
  list: string
  exported: string
  /** Its row in the privacy policy, and the word there for each field that has another name there. */
  row: string
  words: Record<string, string>
}

const FORMS: readonly PersonalForm[] = [
  {
    schema: inscripcionCreateSchema,
    collection: 'inscripciones',
    inputs: 'web/src/features/inscripciones/InscripcionForm.tsx',
    list: 'web/src/features/inscripciones/VerInscripcionesPage.tsx',
    exported: 'functions/src/inscripciones/routes.ts',
    row: 'Inscripción de estudiantes',
    words: {
      PrimerNombre: 'Nombres',
      SegundoNombre: 'Nombres',
      ApellidoPaterno: 'apellidos',
      ApellidoMaterno: 'apellidos',
      IdEspe: 'CENTRE.studentId',
      NivelSemestre: 'semestre',
    },
  },
  {
    schema: asesoriaCreateSchema,
    collection: 'asesorias',
    inputs: 'web/src/features/asesorias/AsesoriaForm.tsx',
    list: 'web/src/features/asesorias/asesoria-columns.tsx',
    exported: 'functions/src/asesorias/export.ts',
    row: 'Solicitud de asesoría',
    words: {
      CedulaRUC: 'cédula o RUC',
      Telefono: 'teléfono',
      TipoServicio: 'tipo de servicio',
      TipoContribuyente: 'contribuyente',
      MedioContacto: 'medio de contacto',
      DetalleSolicitud: 'detalle',
    },
  },
  {
    schema: perfilUpdateSchema,
    collection: 'users',
    inputs: 'web/src/form/PersonFields.tsx',
    list: 'web/src/features/users/UserPages.tsx',
    exported: 'functions/src/users/routes.ts',
    row: 'Cuenta',
    words: {
      nombre: 'Nombres',
      segundoNombre: 'Nombres',
      apellido: 'apellidos',
      segundoApellido: 'apellidos',
      telefono: 'teléfono',
      tipoContribuyente: 'tipo de contribuyente',
      cedulaRUC: 'cédula o RUC',
    },
  },
]

/** What a form sends that is no field of its record. */
const NOT_STORED = /^(Consentimiento|Suscripcion|UsuarioId|passwordActual|nuevaContrasena)$/

describe.each(FORMS)('each field of the form of $collection', ({ schema, ...form }) => {
  const fields = Object.keys(schema.shape).filter((field) => !NOT_STORED.test(field))
  const named = (text: string, field: string) => new RegExp(`\\b${field}\\b`, 'i').test(text)
  /** Not by its label: `name="Correo"`, `{...named('Correo')}`. */
  const hasInput = (text: string, field: string) => new RegExp(`name="${field}"|\\('${field}'`).test(text)
  const missingIn = (path: string, isIn = named) => {
    const text = read(path)
    return fields.filter((field) => !isIn(text, field)).map((field) => `${path}: ${field}`)
  }

  it('has an input, a place in what staff sees, and a column of the export', () => {
    expect(fields.length).toBeGreaterThan(5)
    const missing = [missingIn(form.inputs, hasInput), missingIn(form.list), missingIn(form.exported)]
    expect(missing.flat()).toEqual([])
  })

  it('stands in its row of the privacy policy', () => {
    const path = 'web/src/features/institucional/PrivacidadPage.tsx'
    const [, row = ''] = new RegExp(`'?${form.row}'?:\\s+['\`](.+)['\`],`).exec(read(path)) ?? []
    const isTold = (field: string) => row.toLowerCase().includes((form.words[field] ?? field).toLowerCase())
    const untold = fields.filter((field) => !isTold(field))
    expect(untold.map((field) => `${path}, ${form.row}: ${field}, or its word of this test`)).toEqual([])
  })

  it('stands in its collection in docs/arquitectura.md', () => {
    const [, entry = ''] = read('docs/arquitectura.md').split(`\n- \`${form.collection}/{`)
    const [line = ''] = entry.split('\n- ')
    const untold = fields.filter((field) => !named(line, field))
    expect(untold.map((field) => `docs/arquitectura.md, ${form.collection}: ${field}`)).toEqual([])
  })
})
