import type { AsesoriaCreate } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { confirmationMail } from '../../functions/src/outbox/confirmation-mail.ts'
import { asStored } from '../../functions/src/store/fields.ts'
import { anAsesoria } from '../support/builders.ts'
import { readMail } from '../support/read-mail.ts'

const PORTAL = 'https://naf.example'
/** As the portal makes them, not the person. */
const MADE = { numero: 'NAF-7Q4K', enlace: 'kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9.A-eRqWtYxKo_MbNvIjUzHg' }
const LINK = `${PORTAL}/seguimiento#${MADE.enlace}`
/** Seven in the evening in Ecuador, the day before in Greenwich's terms. */
const AT = new Date('2026-11-22T00:30:00Z')

const mailFor = (changes = {}) =>
  readMail(confirmationMail({ ...asStored(anAsesoria(changes) as AsesoriaCreate), ...MADE, at: AT }, PORTAL))

const greetingsOf = ({ text, html }: { text: string; html: string }) => [
  text.split('\n')[0],
  /<p>(Hola.*?)<\/p>/.exec(html)?.[1],
]

describe('the greeting of the confirmation', () => {
  it.each([
    'María Fernanda Quishpe',
    'ana',
    'Iñaki Ñacato Güiza',
    'Ma. Fernanda de la Torre',
    'J. P. Sangucho',
    'María-José Pérez',
    'Zoë Brontë Łukasz',
    'Ñ',
  ])('names %s', async (name) => {
    expect(greetingsOf(await mailFor({ Nombre: name }))).toEqual([`Hola, ${name}:`, `Hola, ${name}:`])
  })

  it('names people with an apostrophe, escaped where it is HTML', async () => {
    expect(greetingsOf(await mailFor({ Nombre: 'Sinéad O’Brien' }))[0]).toBe('Hola, Sinéad O’Brien:')
    expect(greetingsOf(await mailFor({ Nombre: "Luigi D'Angelo" }))).toEqual([
      "Hola, Luigi D'Angelo:",
      'Hola, Luigi D&#x27;Angelo:',
    ])
  })

  it('writes an accent that was typed as two signs as one, and one blank for several', async () => {
    expect(greetingsOf(await mailFor({ Nombre: 'Jose\u0301  \u00a0Nu\u0301n\u0303ez' }))[0]).toBe(
      'Hola, José Núñez:',
    )
  })

  it.each([
    'Gana $500 en evil.com/premio',
    'María http://x.ec',
    'María https:⁄⁄x ec',
    'Ana\u202e',
    'Ana\u200bLucía',
    'evil.com',
    'María evil.com.',
    'Ana www.evil.ec',
    'Ana evil。com',
    'Ana evil․com',
    'Ana evil．com',
    'escribe a premio@evil.ec',
    'llama al 0991234567',
    'llama al ٠٩٩١٢٣',
    'Ⅳ Ana',
    'Ana: tu cuenta',
    'Ana, entra',
    'Ana!',
    '¿Ana?',
    '<b>Ana</b>',
    '[Ana](x)',
    'Ana_Lucía',
    'Аnа Рérez',
    'Ana 🎁',
    'A\u0300\u0301\u0302\u0303\u0304na',
    '-Ana-',
    'Ana--Lucía',
    '...',
    'tu cuenta fue suspendida llama ya mismo',
    `Ana ${'a'.repeat(60)}`,
  ])('does not repeat what is no name: %s', async (name) => {
    expect(greetingsOf(await mailFor({ Nombre: name }))).toEqual(['Hola:', 'Hola:'])
  })
})

describe('what the confirmation repeats', () => {
  it('is the day in Ecuador, the service and the medium', async () => {
    const { text, html } = await mailFor({ MedioContacto: 'Llamada' })
    for (const part of [text, html])
      for (const word of ['21 de noviembre de 2026', 'Declaraciones tributarias', 'Llamada'])
        expect(part).toContain(word)
  })

  it('is the number to name on the telephone, also in the subject', async () => {
    const { subject, text, html } = await mailFor()
    expect(subject).toBe('Recibimos tu solicitud de asesoría - NAF ESPE (NAF-7Q4K)')
    for (const part of [text, html]) expect(part).toContain('NAF-7Q4K')
  })

  it.each(['Otro', 'Telegram @premio', 'evil.com'])('is no medium of one’s own words: %s', async (medium) => {
    const { text, html } = await mailFor({ MedioContacto: medium })
    expect(text + html).not.toContain(medium)
    expect(text + html).not.toContain('Medio de contacto')
  })

  it('is no link but the portal’s own, and nothing that mail programs make into one', async () => {
    const { text, html } = await mailFor()
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${LINK}"`, `href="${PORTAL}"`])
    expect(text.replace(LINK, '').replace(PORTAL, '')).not.toMatch(/\p{L}\.\p{L}|:\/\/|www|@|\d{7}/u)
  })
})
