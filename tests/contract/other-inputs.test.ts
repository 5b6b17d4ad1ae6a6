import {
  cleanCorreo,
  datesOf,
  dueEvents,
  fillReadyAnswer,
  fold,
  isCorreo,
  matchesSearch,
  type Search,
  searchWord,
  searchWords,
  splitAddresses,
  staffSearch,
  type TaxpayerKind,
  titleOf,
  visitorSearch,
} from '@naf/contract'
import {
  asesoriaCreateSchema,
  calendarioFormSchema,
  inscripcionCreateSchema,
  opinionSchema,
  perfilUpdateSchema,
  plantillaFormSchema,
  redesUpdateSchema,
  registerSchema,
  schemas,
  signUpSchema,
  userCreateSchema,
  userUpdateSchema,
} from '@naf/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import {
  aCalendario,
  aCapacitacion,
  anAsesoria,
  anInscripcion,
  aPerfil,
  aRegistration,
  aSignUp,
  aUserToCreate,
  firstMessage,
} from '../support/builders.ts'
import { nightly } from '../support/nightly.ts'
import { calendario } from '../support/samples.ts'

/** Inputs from public bug reports of comparable services, as far as the contract decides about them. */

const STORED = [
  '0991234567',
  '34612345678',
  'Nació el 26/11/2026',
  'Ana D’Angelo',
  'Comprobante 001-003-000018244',
  'Período 2023-2024',
  'Debe 15.294 dólares',
  'Cédula 1710034065',
  'Gastos personales',
  'El IVA, la renta',
  'Luis Ochoa–Mera',
  'Oﬁcina, 2ª planta',
]
const PUBLISHED = [
  'Tu factura',
  'Dos facturas',
  'La declaración',
  'Las declaraciones',
  'La matriz',
  'Las matrices',
  'Un balance',
  'Los balances',
  'El mes',
  'Los meses',
]
const foundAmong = (texts: readonly string[], search: Search): string =>
  texts.filter((text) => matchesSearch(fold(text), search)).join(', ')

const FILLED = { nombre: 'Ana {numero} $&', numero: 'NAF-7Q4KXM' }

/** The stored value, or the message of a refusal. */
const stored =
  (schema: z.ZodType, form: (changes: Record<string, unknown>) => unknown, field: string) =>
  (typed: string): unknown => {
    const { data, error } = schema.safeParse(form({ [field]: typed }))
    return error?.issues[0]?.message ?? (data as Record<string, unknown>)[field]
  }

const FIELDS = {
  name: stored(asesoriaCreateSchema, anAsesoria, 'Nombre'),
  detail: stored(asesoriaCreateSchema, anAsesoria, 'DetalleSolicitud'),
  'cédula of an account': stored(registerSchema, aRegistration, 'cedulaRUC'),
  'cédula of a request': stored(asesoriaCreateSchema, anAsesoria, 'CedulaRUC'),
  'cédula of a profile': stored(perfilUpdateSchema, aPerfil, 'cedulaRUC'),
  'cédula of a user': stored(userUpdateSchema, aUserToCreate, 'cedulaRUC'),
  telephone: stored(registerSchema, aRegistration, 'telefono'),
  'telephone of a request': stored(asesoriaCreateSchema, anAsesoria, 'Telefono'),
  'telephone of an enrolment': stored(inscripcionCreateSchema, anInscripcion, 'Celular'),
  'telephone of a profile': stored(perfilUpdateSchema, aPerfil, 'telefono'),
  'telephone of a new user': stored(userCreateSchema, aUserToCreate, 'telefono'),
  'telephone of a user': stored(userUpdateSchema, aUserToCreate, 'telefono'),
  mail: stored(asesoriaCreateSchema, anAsesoria, 'Correo'),
  search: (typed: string) => foundAmong(STORED, staffSearch(typed)),
  'search by a visitor': (typed: string) => foundAmong(PUBLISHED, visitorSearch(typed)),
  password: stored(registerSchema, aRegistration, 'password'),
  meeting: stored(schemas.capacitaciones.create.input, aCapacitacion, 'enlace'),
  title: stored(schemas.capacitaciones.create.input, aCapacitacion, 'titulo'),
  speaker: stored(schemas.capacitaciones.create.input, aCapacitacion, 'expositor'),
  seats: stored(schemas.capacitaciones.create.input, aCapacitacion, 'cupos'),
  'year of a calendar': stored(calendarioFormSchema, aCalendario, 'Anio'),
  followers: stored(redesUpdateSchema, (changes) => ({ Mes: '2026-01', Red: 'X', ...changes }), 'Seguidores'),
  stars: stored(opinionSchema, (changes) => changes, 'Valor'),
  'name of an account': stored(registerSchema, aRegistration, 'nombre'),
  'second name of an account': stored(registerSchema, aRegistration, 'segundoNombre'),
  'name of a student': stored(inscripcionCreateSchema, anInscripcion, 'ApellidoPaterno'),
  'name for a certificate': stored(signUpSchema, aSignUp, 'Nombre'),
  links: (text: string) =>
    splitAddresses(text)
      .filter((_, index) => index % 2 === 1)
      .join(' '),
  'ready answer': (Texto: string) =>
    firstMessage(plantillaFormSchema, { Titulo: 'Saludo', Texto }) ??
    fillReadyAnswer(plantillaFormSchema.parse({ Titulo: 'Saludo', Texto }).Texto, FILLED),
}

const XML = 'XML forbids the sign: an export with it cannot be read'
const COPIED = 'copied from another page or program'
const AROUND = 'phones and mail programs add what stands around it'
const WRITTEN = 'one person, however the telephone is written'
const ONE_SIGN = 'every apostrophe is one sign, or none'
const AS_TYPED = 'digits are found as typed, or as a telephone or cédula'
const SIGNS = 'signs around words do not count'
const ONE_DASH = 'every dash is one sign'
const PDF = 'a PDF has one sign for two letters, or a raised one'
const NUMBER = 'singular and plural find each other'
const UNSEEN = 'nobody sees the sign that would be refused'
const BROKEN = 'an encoding broke, and only the person knows the letter'
const BULLET = 'the bullet is an empty box in other fonts'
const ONE_LETTER = 'a letter and its accent are one sign'
const KEPT = 'another password would open no account'
const ONE_LINE = 'Usa solo letras, números y signos, en una sola línea.'
const PRINTED = 'the certificate prints Latin letters'
const NO_ACCOUNT = 'Cédula inválida. Con código 30, pide asesoría sin cuenta.'
const BY_HAND = 'the team types the words of a ready answer by hand'
const unknownWords = (words: string) =>
  `No sabemos qué poner en ${words}. Las palabras que existen son {nombre} y {numero}.`
const UNPAIRED = 'Falta una llave. Escribe {nombre} o {numero}, con una llave a cada lado.'
const CEDULA = 'Cédula inválida.'
const TELEFONO = 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.'
const LENGTH = 'Son 10 dígitos (cédula) o 13 (RUC).'
const TEN_DIGITS = 'El número de celular debe tener 10 dígitos numéricos.'
const LABELLED = 'what it is called stands before a number'
const SPECIFIED = 'the specification has a rule of its own'
const NO_ZERO = 'contacts of Ecuador hold mobiles without the 0'
const WIDE = 'keyboards of East Asia type wide signs'
const HTTPS = 'Escribe un enlace que empiece con https://'
const MEETING = 'https://espe.zoom.us/j/91234567890?pwd=a.1'
/** An address as the university's mail program wraps it: more than 500 characters longer. */
const safeLink = (address: string) =>
  `https://nam10.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7C${'a'.repeat(500)}&reserved=0`
const WRAPPED = 'the mail program wraps every link'
const BROKEN_LINK = 'https://nam10.safelinks.protection.outlook.com/?url=https%3A%2F%2Fzoom.us%2F%ZZ'
const NO_SCHEME = 'programs show addresses without https://'
const AT_END = 'copied with the sentence around it'
const ONLY_HTTPS = 'everybody with a seat gets it in a mail'
const ORNAMENT = 'a certificate, a mail or a list shows a box for it'
const WRITTEN_SO = 'names of people and companies have it'
const A_LETTER = 'Escribe al menos una letra.'
const LATIN = 'Escribe tu nombre con letras latinas, como debe constar en el certificado.'

const THOUSANDS = 'people of Ecuador write a dot before thousands'
const WHOLE = 'a number that is not whole, or not clear, is a mistake'
const SEATS = 'Escribe cuántos cupos hay, de 1 a 1000.'
const FOLLOWERS = 'Escribe cuántos seguidores son, de 0 a 100 millones y sin comas.'
const YEAR = 'Escribe un año entre 2020 y 2100.'

const SENTENCE = 'the signs of the sentence are no part of an address'
const NO_LINK = 'only an https address becomes a link'

type Row = [input: string, field: keyof typeof FIELDS, right: string | number, reason: string]

const TABLE: Row[] = [
  ['Ana\uFFFF', 'name', 'Ana', XML],
  ['A\uFDD0na', 'name', 'Ana', XML],
  ['Ana\u{1FFFF}', 'detail', 'Ana', XML],
  [' 171 003-406.5 ', 'cédula of an account', '1710034065', COPIED],
  ['171003\u20114065', 'cédula of an account', '1710034065', COPIED],
  ['171003/4065', 'cédula of an account', '1710034065', COPIED],
  ['17I0034065', 'cédula of an account', CEDULA, 'a letter is a mistake, not a sign'],
  [
    '3050012345',
    'cédula of an account',
    NO_ACCOUNT,
    'registered abroad: the specification has no such account',
  ],
  ['3050012345', 'cédula of a request', '3050012345', 'registered abroad: advice needs no account'],
  ['RUC: 1710034065001', 'cédula of a request', '1710034065001', LABELLED],
  ['R.U.C. 1790012345001', 'cédula of a request', '1790012345001', LABELLED],
  ['ruc1710034065001', 'cédula of a request', '1710034065001', LABELLED],
  ['C.I. 171003406-5', 'cédula of a request', '1710034065', LABELLED],
  [' CI:171 003 4065', 'cédula of a request', '1710034065', LABELLED],
  ['Cédula 1710034065', 'cédula of a request', '1710034065', LABELLED],
  ['CEDULA : 1710034065', 'cédula of a request', '1710034065', LABELLED],
  ['Ce\u0301dula: 1710034065', 'cédula of a request', '1710034065', LABELLED],
  ['C.I.', 'cédula of a request', 'Escribe tu cédula o RUC.', LABELLED],
  ['NIT 1710034065', 'cédula of a request', LENGTH, 'another number is a mistake'],
  ['RUC CI 1710034065', 'cédula of a request', LENGTH, 'two names are a mistake'],
  ['1710034065 RUC', 'cédula of a request', LENGTH, 'a name behind is a mistake'],
  ['C.I. 171003406-5', 'cédula of a user', '1710034065', LABELLED],
  ['RUC 1710034065001', 'cédula of a profile', '1710034065001', LABELLED],
  ['C.I. 1710034065', 'cédula of an account', CEDULA, SPECIFIED],
  ['１７１００３４０６５', 'cédula of an account', '1710034065', WIDE],
  ['ＲＵＣ：１７１００３４０６５００１', 'cédula of a request', '1710034065001', WIDE],
  ['987654321', 'telephone of a request', '0987654321', NO_ZERO],
  ['98 765-4321', 'telephone of a request', '0987654321', NO_ZERO],
  ['987654321', 'telephone of a profile', '0987654321', NO_ZERO],
  ['987654321', 'telephone of a new user', '0987654321', NO_ZERO],
  ['987654321', 'telephone of a user', '0987654321', NO_ZERO],
  ['987654321', 'telephone', TELEFONO, SPECIFIED],
  ['987654321', 'telephone of an enrolment', TEN_DIGITS, SPECIFIED],
  ['612345678', 'telephone of a request', '612345678', 'a mobile of Ecuador begins with 9'],
  ['98765432', 'telephone of a request', '98765432', 'a mobile of Ecuador has nine digits after the 0'],
  ['+51987654321', 'telephone of a request', '+51987654321', 'a telephone of another country'],
  ['０９９　１２３（４５６７）', 'telephone', '0991234567', WIDE],
  ['＋５９３９９１２３４５６７', 'telephone of an enrolment', '0991234567', WIDE],
  ['０９９１２３４５６７', 'search', '0991234567', WIDE],
  ['tel:0991234567', 'telephone', '0991234567', COPIED],
  ['099/123 4567', 'telephone', '0991234567', COPIED],
  ['593991234567', 'telephone', '0991234567', COPIED],
  ['ana@gmail.com.', 'mail', 'ana@gmail.com', AROUND],
  [' Ana@Gmail.com, ', 'mail', 'ana@gmail.com', AROUND],
  ['<ana@gmail.com>', 'mail', 'ana@gmail.com', AROUND],
  ['mailto:ana@gmail.com?subject=Hola', 'mail', 'ana@gmail.com', AROUND],
  ['Ana Ruiz <ana@gmail.com>', 'mail', 'ana@gmail.com', AROUND],
  ['"Ruiz, Ana" <ana@gmail.com>;', 'mail', 'ana@gmail.com', AROUND],
  ['ana@cañar.ec', 'mail', 'ana@xn--caar-hqa.ec', 'browsers send the domain in different ways'],
  ['+593 99 123 4567', 'search', '0991234567', WRITTEN],
  ['593991234567', 'search', '0991234567', WRITTEN],
  ['00593 99 123 4567', 'search', '0991234567', WRITTEN],
  ['(099) 123-4567', 'search', '0991234567', WRITTEN],
  ['+34 612-345-678', 'search', '34612345678', WRITTEN],
  ['26/11/2026', 'search', 'Nació el 26/11/2026', 'a date is no telephone'],
  ['D’Angelo', 'search', 'Ana D’Angelo', ONE_SIGN],
  ["D'Angelo", 'search', 'Ana D’Angelo', ONE_SIGN],
  ['D`Angelo', 'search', 'Ana D’Angelo', ONE_SIGN],
  ['D´Angelo', 'search', 'Ana D’Angelo', ONE_SIGN],
  ['dangelo', 'search', 'Ana D’Angelo', ONE_SIGN],
  ['001-003-000018244', 'search', 'Comprobante 001-003-000018244', AS_TYPED],
  ['001–003–000018244', 'search', 'Comprobante 001-003-000018244', AS_TYPED],
  ['comprobante 001-003-000018244', 'search', 'Comprobante 001-003-000018244', AS_TYPED],
  ['2023-2024', 'search', 'Período 2023-2024', AS_TYPED],
  ['2023 2024', 'search', 'Período 2023-2024', AS_TYPED],
  ['15.294', 'search', 'Debe 15.294 dólares', AS_TYPED],
  ['171003406-5', 'search', 'Cédula 1710034065', AS_TYPED],
  ['cédula 171 003 4065', 'search', 'Cédula 1710034065', AS_TYPED],
  ['cédula 171.003.406-5', 'search', 'Cédula 1710034065', AS_TYPED],
  ['"gastos personales"', 'search', 'Gastos personales', SIGNS],
  ['«Gastos» - (personales)…', 'search', 'Gastos personales', SIGNS],
  ['¿IVA?', 'search', 'El IVA, la renta', SIGNS],
  ['renta, IVA', 'search', 'El IVA, la renta', SIGNS],
  ['renta,IVA;', 'search', 'El IVA, la renta', SIGNS],
  ['"+593 99 123 4567",', 'search', '0991234567', SIGNS],
  ['¿FACTURA?', 'search by a visitor', 'Tu factura, Dos facturas', SIGNS],
  ['ochoa-mera', 'search', 'Luis Ochoa–Mera', ONE_DASH],
  ['OCHOA—MERA', 'search', 'Luis Ochoa–Mera', ONE_DASH],
  ['ochoa\u2011mera', 'search', 'Luis Ochoa–Mera', ONE_DASH],
  ['ochoa\u2212mera', 'search', 'Luis Ochoa–Mera', ONE_DASH],
  ['oficina 2a', 'search', 'Oﬁcina, 2ª planta', PDF],
  ['oﬁcina 2ª', 'search', 'Oﬁcina, 2ª planta', PDF],
  ['０９９１２３４５６７', 'search', '0991234567', PDF],
  ['facturas', 'search by a visitor', 'Tu factura, Dos facturas', NUMBER],
  ['factura', 'search by a visitor', 'Tu factura, Dos facturas', NUMBER],
  ['declaraciones', 'search by a visitor', 'La declaración, Las declaraciones', NUMBER],
  ['declaración', 'search by a visitor', 'La declaración, Las declaraciones', NUMBER],
  ['matrices', 'search by a visitor', 'La matriz, Las matrices', NUMBER],
  ['matriz', 'search by a visitor', 'La matriz, Las matrices', NUMBER],
  ['balances', 'search by a visitor', 'Un balance, Los balances', NUMBER],
  ['meses', 'search by a visitor', 'El mes, Los meses', NUMBER],
  ['Ana\tRuiz', 'name', 'Ana Ruiz', UNSEEN],
  ['Ana\vRuiz', 'name', 'Ana Ruiz', UNSEEN],
  ['Ana\fRuiz', 'name', 'Ana Ruiz', UNSEEN],
  ['Ana\u0085Ruiz', 'name', 'Ana Ruiz', UNSEEN],
  ['An\u0000a\u001b\u007f\u0093 Ruiz', 'name', 'Ana Ruiz', UNSEEN],
  ['Uno\vdos\ftres\u0085\u2028cuatro', 'detail', 'Uno\ndos\ntres\n\ncuatro', UNSEEN],
  ['Uno\r\ndos\rtres', 'detail', 'Uno\ndos\ntres', UNSEEN],
  ['a\tb\u0000c\u009f', 'detail', 'a\tbc', UNSEEN],
  ['Ana\nRuiz', 'name', ONE_LINE, 'two lines are a mistake that the person sees'],
  ['Ana\rRuiz', 'name', ONE_LINE, 'two lines are a mistake that the person sees'],
  ['Mar\ufffda', 'name', ONE_LINE, BROKEN],
  ['\uf0b7 Uno\n\uf0a7 dos\n\uf0d8 tres', 'detail', '• Uno\n• dos\n• tres', BULLET],
  ['\ue00c Ana', 'name', 'Ana', BULLET],
  ['Jose\u0301 Nu\u0301n\u0303ez', 'name', 'José Núñez', ONE_LETTER],
  ['declaracio\u0301n', 'detail', 'declaración', ONE_LETTER],
  ['clave\u0301\uf0b7\t', 'password', 'clave\u0301\uf0b7\t', KEPT],
  [safeLink(MEETING), 'meeting', MEETING, WRAPPED],
  [safeLink(safeLink(MEETING)), 'meeting', MEETING, WRAPPED],
  [
    `${safeLink('meet.google.com/abc-defg-hij')}.`,
    'meeting',
    'https://meet.google.com/abc-defg-hij',
    WRAPPED,
  ],
  [safeLink('http://espe.zoom.us/j/1'), 'meeting', HTTPS, ONLY_HTTPS],
  [safeLink('javascript:alert(1)'), 'meeting', HTTPS, ONLY_HTTPS],
  [BROKEN_LINK, 'meeting', BROKEN_LINK, WRAPPED],
  [safeLink('https://espe.zoom.us/\u0000'), 'meeting', 'https://espe.zoom.us/', XML],
  [
    `https://espe.zoom.us/${'j'.repeat(1900)}`,
    'meeting',
    `https://espe.zoom.us/${'j'.repeat(1900)}`,
    WRAPPED,
  ],
  [`https://espe.zoom.us/${'j'.repeat(2000)}`, 'meeting', 'Escribe como máximo 2000 caracteres.', WRAPPED],
  ['espe.zoom.us/j/91234567890?pwd=a.1', 'meeting', MEETING, NO_SCHEME],
  ['x.ec/?a=https://y.ec', 'meeting', 'https://x.ec/?a=https://y.ec', NO_SCHEME],
  [' Meet.google.com/abc ', 'meeting', 'https://Meet.google.com/abc', NO_SCHEME],
  ['HTTPS://espe.zoom.us/j/1', 'meeting', 'HTTPS://espe.zoom.us/j/1', NO_SCHEME],
  [`${MEETING}.`, 'meeting', MEETING, AT_END],
  [`(${MEETING}),`, 'meeting', MEETING, AT_END],
  [`<${MEETING}>`, 'meeting', MEETING, AT_END],
  [`«${MEETING}»;`, 'meeting', MEETING, AT_END],
  ['https://x.ec/IVA_(2026)', 'meeting', 'https://x.ec/IVA_(2026)', 'the bracket is its own'],
  ['(https://x.ec/IVA_(2026)).', 'meeting', 'https://x.ec/IVA_(2026)', AT_END],
  ['http://espe.zoom.us/j/1', 'meeting', HTTPS, ONLY_HTTPS],
  ['javascript:alert(1)', 'meeting', HTTPS, ONLY_HTTPS],
  ['javascript:alert.ec/x', 'meeting', HTTPS, ONLY_HTTPS],
  ['mailto:ana@espe.edu.ec', 'meeting', HTTPS, ONLY_HTTPS],
  ['ana@espe.edu.ec', 'meeting', HTTPS, ONLY_HTTPS],
  ['Zoom', 'meeting', HTTPS, 'a word is no address'],
  ['', 'meeting', '', 'a training may have a place alone'],
  ['Ana Ruiz 🌻', 'name for a certificate', 'Ana Ruiz', ORNAMENT],
  ['🌻 Ana ❤️ Ruiz 👩🏽‍🚀', 'name', 'Ana Ruiz', ORNAMENT],
  ['Ana🌻Ruiz', 'name', 'Ana Ruiz', ORNAMENT],
  ['★ Ana ™ Ruiz ✔', 'name of an account', 'Ana Ruiz', ORNAMENT],
  ['• Ana Ruiz \uF0B7', 'name of a student', 'Ana Ruiz', ORNAMENT],
  ['Ana 👍🏽 🇪🇨 1️⃣', 'speaker', 'Ana 1', ORNAMENT],
  ['🌻', 'name of an account', A_LETTER, ORNAMENT],
  ['🌻', 'second name of an account', A_LETTER, ORNAMENT],
  ['ℹ️', 'second name of an account', 'ℹ', 'the sign is a letter'],
  ['📊 RIMPE ★', 'title', '📊 RIMPE ★', 'a title keeps them'],
  ["María-José D'Angelo Ñato", 'name', "María-José D'Angelo Ñato", WRITTEN_SO],
  ['D´Angelo d’Or O`Neill', 'name', 'D´Angelo d’Or O`Neill', WRITTEN_SO],
  ['Dr. Juan (Juanito) Pérez, MSc.', 'speaker', 'Dr. Juan (Juanito) Pérez, MSc.', WRITTEN_SO],
  ['Ruiz & Hijos S.A. #1 / N° 2ª', 'name', 'Ruiz & Hijos S.A. #1 / N° 2ª', WRITTEN_SO],
  ['Łukasz Żak', 'name for a certificate', 'Łukasz Żak', PRINTED],
  ['Nguyễn Văn', 'name for a certificate', 'Nguyễn Văn', PRINTED],
  ['李 明', 'name for a certificate', LATIN, PRINTED],
  ['Иван Петров', 'name for a certificate', LATIN, PRINTED],
  ['1.000', 'seats', 1000, THOUSANDS],
  [' 1.000\u00a0', 'seats', 1000, THOUSANDS],
  ['40', 'seats', 40, THOUSANDS],
  ['1.001', 'seats', SEATS, THOUSANDS],
  ['12.345.678', 'followers', 12_345_678, THOUSANDS],
  ['100.000.000', 'followers', 100_000_000, THOUSANDS],
  ['0', 'followers', 0, THOUSANDS],
  ['2.030', 'year of a calendar', 2030, THOUSANDS],
  ['5', 'stars', 5, THOUSANDS],
  ...['', '1.5', '1.50', '1.0000', '1,5', '1,000', '1.000,00', '1.00.000', '1.000.', '.500'].map(
    (typed): Row => [typed, 'seats', SEATS, WHOLE],
  ),
  ...['0.500', '01.000', '1000.000', '1 000', '-1', '+1', '1e2', '0x10', 'mil', '9'.repeat(400)].map(
    (typed): Row => [typed, 'followers', FOLLOWERS, WHOLE],
  ),
  ['20.30', 'year of a calendar', YEAR, WHOLE],
  ['4.0', 'stars', 'Elige de 1 a 5.', WHOLE],
  ['{nombre}, {numero}', 'ready answer', 'Ana {numero} $&, NAF-7Q4KXM', BY_HAND],
  ['{Nombre}: {número}', 'ready answer', 'Ana {numero} $&: NAF-7Q4KXM', BY_HAND],
  ['{ NOMBRE } {\u00a0Nu\u0301mero\n}', 'ready answer', 'Ana {numero} $& NAF-7Q4KXM', BY_HAND],
  ['{{nombre}}', 'ready answer', 'Ana {numero} $&', BY_HAND],
  ['El 12 % (1 + 2)', 'ready answer', 'El 12 % (1 + 2)', BY_HAND],
  ['{apellido} y {Nombre}', 'ready answer', unknownWords('{apellido}'), BY_HAND],
  ['{ Teléfono }, {nombres}', 'ready answer', unknownWords('{ Teléfono }, {nombres}'), BY_HAND],
  ['Hola, {}', 'ready answer', unknownWords('{}'), BY_HAND],
  ['{constructor}', 'ready answer', unknownWords('{constructor}'), BY_HAND],
  ['Hola, {nombre. Escríbenos.', 'ready answer', UNPAIRED, BY_HAND],
  ['Hola, nombre}', 'ready answer', UNPAIRED, BY_HAND],
  ['Entra en https://srienlinea.sri.gob.ec.', 'links', 'https://srienlinea.sri.gob.ec', SENTENCE],
  ['¿Ya viste https://sri.gob.ec/ruc?', 'links', 'https://sri.gob.ec/ruc', SENTENCE],
  ['(mira https://sri.gob.ec/a/), luego', 'links', 'https://sri.gob.ec/a/', SENTENCE],
  [
    '«https://sri.gob.ec», <https://espe.edu.ec>…',
    'links',
    'https://sri.gob.ec https://espe.edu.ec',
    SENTENCE,
  ],
  [
    'https://sri.gob.ec/?a=1,2&b=é#c.\nHttps://espe.edu.ec;',
    'links',
    'https://sri.gob.ec/?a=1,2&b=é#c Https://espe.edu.ec',
    SENTENCE,
  ],
  [
    'Es https://es.wikipedia.org/wiki/RUC_(Ecuador).',
    'links',
    'https://es.wikipedia.org/wiki/RUC_(Ecuador)',
    SENTENCE,
  ],
  ['http://sri.gob.ec javascript:alert(1) sri.gob.ec https:// https://...', 'links', '', NO_LINK],
]

describe('an input of other people', () => {
  it('has its right result', () => {
    for (const [input, field, right, reason] of TABLE)
      expect.soft(FIELDS[field](input), `${JSON.stringify(input)} as ${field}: ${reason}`).toBe(right)
  })

  it('is whole when its addresses have become links', () => {
    for (const [input] of TABLE) expect.soft(splitAddresses(input).join('')).toBe(input)
    const long = 'https://('.repeat(20_000)
    expect(splitAddresses(long).join('')).toBe(long)
  })

  it('finds a record by the words that are stored with it', () => {
    for (const [stored, typed] of [
      ['+34612345678', '34612345678'],
      ['0034612345678', '+34 612-345-678'],
      ['0991234567', '"+593 99 123 4567"'],
      ['Importadora 2023-2024', '2023-2024'],
      ['Importadora 2023-2024', '2023–2024,'],
      ['Ochoa–Mera', 'ochoa-mera'],
      ['Ochoa-Mera', 'OCHOA—MERA'],
      ['Ochoa–Mera', 'mera'],
      ['Oﬁcina 2ª', 'oficina'],
      ['Oficina 2a', '2ª'],
      ['Pérez,Ana', '¿Ana?'],
    ] as const)
      expect.soft(searchWords(stored), typed).toContain(searchWord(typed))
  })

  nightly('is searched in time that grows with its length', () => {
    // What takes the square of it takes minutes here.
    for (const sign of ['"', 'a"', '1-', 'ces', 'a\u0323\u0301']) {
      const query = `${sign.repeat(400_000)} nadie`
      for (const search of [staffSearch(query), visitorSearch(query)])
        expect.soft(matchesSearch('nada', search), sign).toBe(false)
      searchWord(query)
    }
    for (const typed of ['987654321', '0987654321', '+593 98 765 4321'])
      expect.soft(searchWords('0987654321'), typed).toContain(searchWord(typed))
  })

  it('is cleaned once: what is stored stays as it is when it is sent again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const parsed = asesoriaCreateSchema.shape.DetalleSolicitud.safeParse(typed)
        if (parsed.success) expect(FIELDS.detail(parsed.data)).toBe(parsed.data)
      }),
    )
  })

  it('that is a mail address never becomes another one when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: 'grapheme' })), (typed) => {
        const correo = cleanCorreo(typed)
        if (isCorreo(correo)) expect(cleanCorreo(correo)).toBe(correo)
      }),
    )
  })
})

it('the dates of a taxpayer are half-yearly under the RIMPE and monthly under the general regime', () => {
  const year = calendario(2026)
  const eventText = (kind: TaxpayerKind) => dueEvents(datesOf(year, 3, kind), 3, kind, 'naf.example')[0]?.text
  const renta = { 'sociedad-rimpe': '2026-04-14', emprendedor: '2026-05-14' } as const
  for (const [kind, day] of Object.entries(renta) as [TaxpayerKind, string][]) {
    const dates = datesOf(year, 3, kind).map((date) => `${date.day} ${titleOf(date)}`)
    expect
      .soft(dates)
      .toEqual([
        '2026-01-14 IVA de julio a diciembre de 2025',
        `${day} Impuesto a la renta de 2025`,
        '2026-07-14 IVA de enero a junio de 2026',
      ])
    expect.soft(eventText(kind)).toContain('Confirma tu régimen en SRI en línea')
  }
  const monthly = datesOf(year, 3, 'sociedad').filter(({ obligacion }) => obligacion === 'IvaMensual')
  expect(monthly).toHaveLength(12)
  expect(eventText('sociedad')).not.toContain('régimen')
})
