import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { api, TEMAS, TIPOS_LIBRO } from '@naf/contract'
import sharp from 'sharp'
import { type ZodType, z } from 'zod'
import { DEMO } from '../scripts/lib/config.ts'
import { readDocument, withPrinter } from '../scripts/lib/documents.ts'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { dayBefore } from './invent.ts'

/** The texts of the books and the bulletins: Markdown files with front matter. */

const boletin = z.strictObject({
  titulo: z.string(),
  tema: z.enum(TEMAS),
  descripcion: z.string(),
  /** Published so many days before the newest moment of the demo data. */
  daysBefore: z.int().positive(),
})

const libro = boletin.extend({ autor: z.string(), tipo: z.enum(TIPOS_LIBRO) })

const readFolder = <Facts extends object>(name: string, schema: ZodType<Facts>) => {
  const folder = join(DEMO, name)
  return readdirSync(folder)
    .sort()
    .map((file) => readDocument(join(folder, file), schema))
}

export const LIBROS = readFolder('libros', libro)
export const BOLETINES = readFolder('boletines', boletin)

interface GaleriaPicture {
  /** The name of its SVG file. */
  scene: string
  titulo: string
  descripcion: string
}

/**
 * The oldest first. Drawn, not photographed: the demo shows the centre's life without showing anybody's face. No scene
 * holds text: a font that a machine lacks would change it.
 */
export const GALERIA: readonly GaleriaPicture[] = [
  {
    scene: 'sangolqui',
    titulo: 'Jornada de asesoría en Sangolquí',
    descripcion:
      'Estudiantes del NAF atienden consultas sobre RUC y declaraciones en las mesas instaladas frente al campus, con el Rumiñahui de fondo.',
  },
  {
    scene: 'facturacion',
    titulo: 'Taller de facturación electrónica',
    descripcion:
      'Comerciantes y artesanos aprenden a leer una factura electrónica: quién la emite, qué detalla y dónde está el IVA.',
  },
  {
    scene: 'feria',
    titulo: 'Feria tributaria en la plaza',
    descripcion:
      'Tres puestos del NAF resuelven dudas del vecindario: inscripción en el RUC, comprobantes de venta y devolución del IVA.',
  },
  {
    scene: 'rimpe',
    titulo: 'Capacitación sobre el RIMPE',
    descripcion:
      'Dueños de pequeños negocios comparan, con ejemplos, las obligaciones del negocio popular y las del emprendedor.',
  },
  {
    scene: 'latacunga',
    titulo: 'Atención en la sede Latacunga',
    descripcion: 'Una estudiante explica paso a paso una declaración. Desde la ventana se ve el Cotopaxi.',
  },
  {
    scene: 'diplomas',
    titulo: 'Voluntarios con su diploma',
    descripcion:
      'Estudiantes que completaron sus horas de vinculación reciben el diploma por su trabajo en el NAF.',
  },
  {
    scene: 'mercado',
    titulo: 'Visita al mercado',
    descripcion:
      'El NAF llega a los puestos de fruta para explicar qué comprobante entregar y cómo llevar un registro sencillo de ventas.',
  },
  {
    scene: 'artesanos',
    titulo: 'Charla a artesanos',
    descripcion:
      'Tejedoras y alfareros conversan con el equipo sobre la calificación artesanal y los comprobantes que deben emitir.',
  },
  {
    scene: 'chat',
    titulo: 'Asesoría por mensajes',
    descripcion:
      'También acompañamos a distancia: una consulta por mensajes para revisar una factura antes de declarar.',
  },
  {
    scene: 'calendario',
    titulo: 'El calendario tributario',
    descripcion:
      'Marcar la fecha según el noveno dígito del RUC es la forma más sencilla de declarar a tiempo.',
  },
  {
    scene: 'escritorio',
    titulo: 'Ordenar los comprobantes',
    descripcion:
      'Separar ventas, compras y retenciones antes de empezar: la mitad del trabajo de una buena declaración.',
  },
  {
    scene: 'campus',
    titulo: 'Inicio de semestre en el campus',
    descripcion: 'Un nuevo grupo de estudiantes se suma al NAF y comienza su formación como asesores.',
  },
  {
    scene: 'brigada',
    titulo: 'Brigada a las parroquias rurales',
    descripcion:
      'El equipo viaja a las comunidades que están lejos de una oficina para atenderlas cerca de su casa.',
  },
  {
    scene: 'planificacion',
    titulo: 'Reunión de planificación',
    descripcion: 'Docentes y estudiantes se reparten los turnos, las charlas y las visitas de la semana.',
  },
  {
    scene: 'emprendedora',
    titulo: 'Una panadería con RUC propio',
    descripcion: 'Después de tres asesorías, una emprendedora abre su panadería con el RUC al día.',
  },
  {
    scene: 'noche',
    titulo: 'La víspera del vencimiento',
    descripcion:
      'En marzo, el mes de la declaración de renta de las personas, el equipo extiende su horario para que nadie se quede sin ayuda.',
  },
]

/** A scene as a JPEG, the same bytes every time. */
export const drawScene = (scene: string): Promise<Buffer> =>
  sharp(join(DEMO, 'galeria', `${scene}.svg`))
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()

const asFile = (bytes: Buffer, name: string, type: string): File =>
  new File([new Uint8Array(bytes)], name, { type })

const fileName = (titulo: string, extension: string): string =>
  `${titulo.replace(/[^\p{L}\p{N} ]/gu, '')}.${extension}`

const pdfFile = (bytes: Buffer, titulo: string): File =>
  asFile(bytes, fileName(titulo, 'pdf'), 'application/pdf')

/** The books and the bulletins; members of staff publish them in turn. */
export const seedPublications = ({ publishers }: Accounts, newest: number): Promise<void> =>
  withPrinter(async (print) => {
    for (const [index, { html, daysBefore, ...facts }] of LIBROS.entries()) {
      const input = { ...facts, fechaPublicacion: dayBefore(newest, daysBefore) }
      const file = pdfFile(await print('libro', { ...input, html }), facts.titulo)
      await callApi(api.libros.create, { input, file, token: tokenOf(publishers, index) })
    }
    for (const [index, { html, daysBefore, ...facts }] of BOLETINES.entries()) {
      const input = { ...facts, fechaPublicacion: dayBefore(newest, daysBefore) }
      const file = pdfFile(await print('boletin', { ...input, html }), facts.titulo)
      await callApi(api.boletines.create, { input, file, token: tokenOf(publishers, index) })
    }
  })

/** @returns the records' ids, the first one uploaded first */
export const seedGaleria = async ({ publishers }: Accounts): Promise<string[]> => {
  const ids: string[] = []
  for (const [index, { scene, ...input }] of GALERIA.entries()) {
    const file = asFile(await drawScene(scene), fileName(input.titulo, 'jpg'), 'image/jpeg')
    const { Id } = await callApi(api.galeria.create, { input, file, token: tokenOf(publishers, index) })
    ids.push(Id)
  }
  return ids
}

const tokenOf = (publishers: Accounts['publishers'], index: number): string | undefined =>
  publishers[index % publishers.length]?.token
