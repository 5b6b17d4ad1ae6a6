import { historyText } from '@naf/web/src/features/asesorias/case/history-texts.ts'
import { filledTemplate } from '@naf/web/src/features/asesorias/case/MessageForm.tsx'
import { whatsappUrl } from '@naf/web/src/features/asesorias/case/whatsapp.ts'
import { describe, expect, it } from 'vitest'
import { asesoria } from './builders.ts'

describe('WhatsApp', () => {
  it.each([
    ['0991234567', '593991234567'],
    ['+593 99 123 4567', '593991234567'],
    ['593991234567', '593991234567'],
    ['+34600111222', '34600111222'],
    ['0034612345678', '34612345678'],
  ])('calls %s by %s', (telefono, digits) => {
    expect(whatsappUrl(telefono, 'Hola, ¿qué tal?')).toBe(
      `https://wa.me/${digits}?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F`,
    )
  })

  it.each(['022345678', '+593 2 234 5678'])('has no chat with the landline %s', (telefono) =>
    expect(whatsappUrl(telefono, 'Hola')).toBeNull(),
  )
})

describe('the history', () => {
  const told = (Evento: string, Detalle = '', Quien: string | null = 'Rosa Mora') =>
    historyText({ Fecha: '2025-07-09T15:00:00.000Z', Evento, Detalle, Quien })

  it.each([
    [told('asesoria.recibida', '', null), 'Se recibió la solicitud'],
    [told('asesoria.movida', 'esperando_respuesta'), 'Rosa Mora la pasó a «Esperando respuesta»'],
    [told('asesoria.realizada', 'sin_respuesta'), 'Rosa Mora la marcó como realizada (sin respuesta)'],
    [told('asesoria.reabierta'), 'Rosa Mora la volvió a abrir'],
    [told('asesoria.reabierta', 'Fue un error'), 'Rosa Mora la volvió a abrir: Fue un error'],
    [told('asesoria.contactada', 'whatsapp'), 'Rosa Mora la contactó por WhatsApp'],
    [told('asesoria.valorada', '5', null), 'La persona dio su opinión: 5 de 5'],
    [told('asesoria.otra', '', null), 'El portal asesoria.otra'],
  ])('is read by a person: %s', (text, expected) => {
    expect(text).toBe(expected)
  })
})

it('a ready answer has the person’s name and number in it', () => {
  const template = {
    Id: 'p',
    Titulo: 'Saludo',
    Texto: 'Hola, {nombre}: {numero}, {numero}.',
    Nombre: 'Rosa',
    Apellido: 'Mora',
    Username: 'rosa',
  }
  expect(filledTemplate(template, asesoria('a', { Nombre: 'Ana $&', Numero: 'NAF-7Q4K' }))).toBe(
    'Hola, Ana $&: NAF-7Q4K, NAF-7Q4K.',
  )
})
