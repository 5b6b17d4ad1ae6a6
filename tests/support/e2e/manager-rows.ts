import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { FAILURES } from './hold.ts'
import { type Desk, searchFor } from './manager.ts'
import {
  type AnyRecord,
  jpegSample,
  PDF,
  PICTURE,
  pdfSample,
  pngSample,
  type Sample,
} from './manager-files.ts'
import { readerPage } from './reader.ts'
import type { Typed } from './record-form.ts'

/** Which journeys go on on a phone; the others have a desktop. */
export type Part = 'list' | 'change' | 'replace' | 'delete' | 'leaving' | 'failures'

/** What the journeys through a manager type and find, for one kind of record. */
export interface ManagerRow {
  kind: Desk['kind']
  /** What titles call a record, and several. */
  one: string
  many: string
  file: typeof PDF
  /** Who begins: on the pages, and in changing a record. The other role takes turns with this one. */
  begins: { pages: Desk['role']; changes: Desk['role'] }
  onPhone: readonly Part[]
  server: keyof typeof FAILURES
  /** `data`: what stands in the list, under each heading and in its order. */
  listed: {
    typed: Typed
    sample: () => Promise<Sample>
    data: Record<string, string | ((record: AnyRecord) => string)>
  }
  created: {
    typed: Typed
    sample: () => Promise<Sample>
    /** The order in which the list is left, and found again. */
    order: string
    /** What staff finds in the row, and readers on their card. */
    inRow: string
    onCard: readonly string[]
  }
  changed: { before: Typed; after: Typed; inRow: string }
  replacement: () => Promise<Sample>
  deleted: { typed: Typed; facts: readonly string[] }
  /** What the form says of each field that is empty. */
  required: Typed
  reader: Reader
}

/** Somebody who reads what is published, in a browser of their own. */
interface Reader {
  /** How titles put it. */
  where: string
  open: (browser: Browser, titulo: string) => Promise<Page>
  card: (page: Page, titulo: string) => Locator
  /** What stands there where it is not found; nothing by default. */
  nothing?: string
}

const UPLOADER = 'Daniela Chiluisa (admin)'
const LINES = 'Primera línea.\nSegunda <b>línea</b>.'

const REQUIRED = {
  Título: 'Escribe un título.',
  Descripción: 'Escribe una descripción.',
  'Fecha de publicación': 'Escribe una fecha que exista, con día, mes y año.',
} as const

const article = (page: Page, titulo: string) => page.getByRole('article', { name: titulo })

const boletines: ManagerRow = {
  kind: 'boletines',
  one: 'bulletin',
  many: 'bulletins',
  file: PDF,
  begins: { pages: 'editor', changes: 'editor' },
  onPhone: ['delete'],
  server: 'json',
  listed: {
    typed: { Título: 'Anexo transaccional', Descripción: LINES, 'Fecha de publicación': '2025-07-01' },
    sample: () => pdfSample(2, 'anexo.pdf'),
    data: {
      Título: 'Anexo transaccional',
      Descripción: LINES,
      Fecha: '1 de julio de 2025',
      PDF: '2 páginas',
      'Subido por': UPLOADER,
      Estado: 'Publicado',
    },
  },
  created: {
    typed: {
      Título: 'Rebaja del IVA',
      Descripción: 'Qué cambia.\nDesde cuándo.',
      'Fecha de publicación': '2024-02-29',
    },
    sample: () => pdfSample(3, 'rebaja del IVA.pdf'),
    order: 'titulo',
    inRow: '29 de febrero de 2024',
    onCard: ['29 de febrero de 2024'],
  },
  changed: {
    before: { Descripción: 'Antes.', 'Fecha de publicación': '2025-06-24' },
    after: { Descripción: 'Después.', 'Fecha de publicación': '2025-12-31' },
    inRow: '31 de diciembre de 2025',
  },
  replacement: () => pdfSample(4),
  deleted: { typed: { 'Fecha de publicación': '2025-06-24' }, facts: ['24 de junio de 2025'] },
  required: REQUIRED,
  reader: {
    where: 'before registered readers',
    open: async (browser) => {
      const page = await readerPage(browser, 'usuario')
      await page.goto('/dashboard-usuario/boletines')
      await expect(page.getByRole('article').first()).toBeVisible()
      return page
    },
    card: article,
  },
}

const libros: ManagerRow = {
  kind: 'libros',
  one: 'book',
  many: 'books',
  file: PDF,
  begins: { pages: 'admin', changes: 'admin' },
  onPhone: ['list', 'change', 'failures'],
  server: 'html',
  listed: {
    typed: { Título: 'Manual de nómina', Autor: 'Rosa Ñato y Álex Vera', Tipo: 'No Contable' },
    sample: () => pdfSample(2, 'manual.pdf'),
    data: {
      Título: 'Manual de nómina',
      Autor: 'Rosa Ñato y Álex Vera',
      Tipo: 'No Contable',
      PDF: '2 páginas',
      'Subido por': UPLOADER,
      Estado: 'Publicado',
    },
  },
  created: {
    typed: {
      Título: 'Contabilidad básica',
      Autor: 'Rosa Ñato',
      Descripción: 'Primera línea.\nSegunda línea.',
      'Fecha de publicación': '2024-02-29',
      Tipo: 'Contable',
    },
    sample: () => pdfSample(3, 'contabilidad básica.pdf'),
    order: 'autor',
    inRow: 'Rosa Ñato',
    onCard: ['Rosa Ñato', 'Contable', 'Segunda línea.', '29 de febrero de 2024'],
  },
  changed: {
    before: {
      Autor: 'Antes',
      Descripción: 'Antes.',
      'Fecha de publicación': '2025-06-24',
      Tipo: 'Contable',
    },
    after: {
      Autor: 'Después',
      Descripción: 'Después.',
      'Fecha de publicación': '2025-12-31',
      Tipo: 'No Contable',
    },
    inRow: 'No Contable',
  },
  replacement: () => pdfSample(4),
  deleted: { typed: { Autor: 'Rosa Ñato' }, facts: ['Rosa Ñato'] },
  required: {
    Título: REQUIRED.Título,
    Autor: 'Escribe quién es el autor.',
    Descripción: REQUIRED.Descripción,
    'Fecha de publicación': REQUIRED['Fecha de publicación'],
    Tipo: 'Elige el tipo de libro.',
  },
  reader: {
    where: 'in the library of every visitor',
    open: async (browser, titulo) => {
      const page = await readerPage(browser, 'visitor')
      await page.goto(`/biblioteca${searchFor(titulo)}`)
      return page
    },
    card: article,
    nothing: 'Ningún resultado',
  },
}

const dayOf = (record: AnyRecord): string =>
  new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' }).format(
    'FechaSubida' in record ? new Date(record.FechaSubida) : undefined,
  )

const galeria: ManagerRow = {
  kind: 'galeria',
  one: 'picture',
  many: 'pictures',
  file: PICTURE,
  begins: { pages: 'editor', changes: 'admin' },
  onPhone: ['replace', 'leaving'],
  server: 'json',
  listed: {
    typed: { Título: 'Taller en Latacunga', Descripción: LINES },
    sample: () => jpegSample(800, 600, 'taller.jpg'),
    data: {
      Imagen: '800 × 600 px',
      Título: 'Taller en Latacunga',
      Descripción: LINES,
      'Subido por': UPLOADER,
      Fecha: dayOf,
      Estado: 'Publicado',
    },
  },
  created: {
    typed: { Título: 'Feria tributaria', Descripción: 'Primera línea.\nSegunda línea.' },
    sample: () => pngSample(400, 300, 'feria.png'),
    order: 'titulo',
    inRow: '400 × 300 px',
    onCard: ['Segunda línea.'],
  },
  changed: { before: { Descripción: 'Antes.' }, after: { Descripción: 'Después.' }, inRow: 'Después.' },
  replacement: () => jpegSample(640, 360),
  deleted: { typed: {}, facts: [] },
  required: { Título: REQUIRED.Título, Descripción: REQUIRED.Descripción },
  reader: {
    where: 'in the gallery of every visitor',
    open: async (browser) => {
      const page = await readerPage(browser, 'visitor')
      await page.goto('/galeria')
      await expect(page.getByRole('figure').first()).toBeVisible()
      return page
    },
    card: (page, titulo) => page.getByRole('figure').filter({ hasText: titulo }),
  },
}

export const ROWS: readonly ManagerRow[] = [boletines, libros, galeria]
