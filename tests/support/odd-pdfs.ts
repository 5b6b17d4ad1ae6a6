import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { drawPdf } from './files.ts'

/** PDFs that take a careless reader's memory or time, or do something by themselves. */

/** A PDF of some 50 kB whose only page has a million lines across it: a good reader draws them for minutes. */
export const aSlowPdf = () =>
  drawPdf({ size: 'A4' }, (document) => document.addContent('0 0 m 595 842 l S\n'.repeat(1_000_000)))

const BLOCK_BYTES = 4 * 1024 * 1024
const ADLER_BASE = 65_521

/** That many zeros, compressed (RFC 1950): equal blocks one after the other, so that nobody has to hold them. */
const zeros = (bytes: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(BLOCK_BYTES), { finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array<Buffer>(Math.floor(bytes / BLOCK_BYTES)).fill(block)
  const rest = deflateRawSync(Buffer.alloc(bytes % BLOCK_BYTES))
  const adler32 = Buffer.alloc(4)
  adler32.writeUInt16BE(bytes % ADLER_BASE, 0)
  adler32.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, rest, adler32])
}

/** A PDF of these objects, the catalog first. */
const pdfOf = (contents: string[]): Buffer => {
  const objects = contents.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const start = '%PDF-1.7\n'
  const offsets = objects.map((_, index) => start.length + objects.slice(0, index).join('').length)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const body = start + objects.join('')
  const size = objects.length + 1
  const trailer = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

/** A PDF of one small page, with more in its catalog, its page and objects from number 4 on. */
const aPageWith = (catalog: string, page = '', ...objects: string[]): Buffer =>
  pdfOf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 10]${page}>>`,
    ...objects,
  ])

/** A PDF of 3 kB whose only page is drawn by 1.5 GB of instructions: zeros, compressed, and compressed again. */
export const anInflatingPdf = (): Buffer => {
  const content = deflateSync(zeros(1_500_000_000))
  const filters = '/Filter[/FlateDecode/FlateDecode]'
  const stream = `<</Length ${content.length}${filters}>>\nstream\n${content.toString('latin1')}\nendstream`
  return aPageWith('', '/Contents 4 0 R', stream)
}

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const annotation = (subtype: string, more: string) =>
  `/Annots[<</Type/Annot/Subtype/${subtype}/Rect[0 0 9 9]${more}>>]`
const ATTACHED = '<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>'
const A_SOUND = '<</Type/Sound/R 8000/Length 2>>\nstream\n01\nendstream'
const AN_ATTACHMENT = '<</Type/EmbeddedFile/Length 2>>\nstream\nMZ\nendstream'

const GO_TO = '<</Type/Action/S/GoTo/D[3 0 R/Fit]>>'
const OPENS_ADDRESS = '<</S/URI/URI(https://malo.example)>>'

/** Actions beyond scripts and programs that leave the document, send it, or play something. */
const ACTIONS = {
  'an address at the opening': aPageWith(`/OpenAction${OPENS_ADDRESS}`),
  'an address at the opening, in an object of its own': aPageWith('/OpenAction 4 0 R', '', OPENS_ADDRESS),
  'an address after the first step': aPageWith(
    `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 4 0 R>>`,
    '',
    OPENS_ADDRESS,
  ),
  'an address when the page is shown': aPageWith('', `/AA<</O${OPENS_ADDRESS}>>`),
  'an address when the document closes': aPageWith('/AA<</WC 4 0 R>>', '', OPENS_ADDRESS),
  'another document': aPageWith('', annotation('Link', '/A<</S/GoToR/F(//malo.example/a.pdf)/D[0/Fit]>>')),
  'a document inside': aPageWith('', annotation('Link', '/A<</S/GoToE/T<</R/C/N(a)>>>>')),
  'a form that is sent': aPageWith(
    '',
    annotation('Widget', '/FT/Btn/T(a)/A<</S/SubmitForm/F(https://malo.example)>>'),
  ),
  'data that are read': aPageWith('', annotation('Widget', '/FT/Btn/T(a)/A<</S /Import#44ata/F(a.fdf)>>')),
  'a rendition': aPageWith('', annotation('Screen', '/A<</S/Rendition/OP 0>>')),
  'a movie that is started': aPageWith('', annotation('Link', '/A<</S/Movie/T(a)>>')),
  'a sound that is started': aPageWith('', annotation('Link', '/A<</S/Sound/Sound 4 0 R>>'), A_SOUND),
  'an article of another document': aPageWith(
    '',
    annotation('Link', '/A<</S/Thread/F(//malo.example/a.pdf)/D 0>>'),
  ),
  'a movie': aPageWith('', annotation('Movie', '/Movie<</F(a.avi)>>')),
  'rich media': aPageWith('', annotation('RichMedia', '/RichMediaContent<<>>')),
  'an XFA form': aPageWith(
    '/AcroForm<</Fields[]/XFA 4 0 R>>',
    '',
    '<</Length 6>>\nstream\n<xdp/>\nendstream',
  ),
}

/** PDFs that may do something when they are opened or pressed. */
export const activePdfs = async (): Promise<[what: string, bytes: Buffer][]> => [
  ...Object.entries(ACTIONS),
  ['a script at the opening', aPageWith(`/OpenAction${SCRIPT}`)],
  ['a script of a field', aPageWith('', annotation('Widget', `/FT/Tx/T(a)/AA<</K${SCRIPT}>>`))],
  [
    'a script behind a link, in other letters',
    aPageWith('', annotation('Link', '/A<</S /J#61vaScript/JS(1)>>')),
  ],
  ['a script whose kind stands elsewhere', aPageWith('/OpenAction<</S 4 0 R/JS(1)>>', '', '/JavaScript')],
  ['a program behind a link', aPageWith('', annotation('Link', '/A<</S/Launch/F(a.exe)>>'))],
  ['a file', aPageWith(`/Names<</EmbeddedFiles<</Names[(a)${ATTACHED}]>>>>`, '', AN_ATTACHMENT)],
  ['a file pinned to a page', aPageWith('', annotation('FileAttachment', `/FS${ATTACHED}`), AN_ATTACHMENT)],
  [
    'a script, encrypted',
    await drawPdf({ ownerPassword: 'secreta' }, (pdf) => pdf.addNamedJavaScript('a', 'app.alert(1)')),
  ],
]

/** PDFs that lead only where somebody presses, or to a page of their own. */
export const quietPdfs: [what: string, bytes: Buffer][] = [
  ['its first page at the opening', aPageWith(`/OpenAction${GO_TO}`)],
  ['a page at the opening, in an object of its own', aPageWith('/OpenAction 4 0 R', '', GO_TO)],
  ['a place at the opening', aPageWith('/OpenAction[3 0 R/XYZ null 800.5 0]')],
  ['a named place at the opening', aPageWith('/OpenAction 4 0 R', '', '<</D(Cap\\355tulo \\(1\\))/S/GoTo>>')],
  ['an address behind a link', aPageWith('', annotation('Link', `/A${OPENS_ADDRESS}`))],
  ['an address behind a link, elsewhere', aPageWith('', annotation('Link', '/A 4 0 R'), OPENS_ADDRESS)],
  [
    'an address behind a bookmark',
    aPageWith(
      '/Outlines 4 0 R',
      '',
      '<</First 5 0 R/Last 5 0 R/Count 1>>',
      `<</Title(a)/Parent 4 0 R/A${OPENS_ADDRESS}>>`,
    ),
  ],
  ['a sound on a page', aPageWith('', annotation('Sound', '/Sound 4 0 R'), A_SOUND)],
  [
    'articles of its own',
    aPageWith(
      '/Threads[4 0 R]',
      '/B[5 0 R]',
      '<</Type/Thread/F 5 0 R/I<</Title(a)>>>>',
      '<</Type/Bead/T 4 0 R/N 5 0 R/V 5 0 R/P 3 0 R/R[0 0 9 9]>>',
    ),
  ],
]

/** A PDF with links, bookmarks, a form and words about scripts. */
export const aLivelyPdf = () =>
  drawPdf({ info: { Title: 'Aprende HTML/JavaScript (y /Launch)' } }, (pdf) => {
    pdf.text('El SRI', { link: 'https://www.sri.gob.ec' })
    pdf.outline.addItem('Capítulo 1').addItem('Sección /EmbeddedFiles')
    pdf.initForm().formText('nombre', 10, 10, 100, 20, { value: 'Ana' })
  })
