import { type DayEvent, icsOf } from '@naf/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** A calendar's file, read as RFC 5545 says. */

const NOW = new Date('2026-11-23T15:04:05.678Z')
const event = (changes: Partial<DayEvent> = {}): DayEvent => ({
  id: 'IvaMensual-2026-12-3@naf.example',
  day: '2026-12-31',
  title: 'IVA de noviembre',
  text: 'Último día.',
  url: 'https://www.sri.gob.ec/calendario',
  ...changes,
})

const bytes = (text: string) => new TextEncoder().encode(text).length
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const property = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const unescaped = (value = '') => value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

describe('a calendar file', () => {
  it('has a whole day for each event, and an alarm', () => {
    const lines = unfolded(icsOf('Mis fechas', [event()], { now: NOW }))
    expect(lines.at(-1)).toBe('')
    expect(lines.slice(0, -1)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//NAF ESPE//Portal//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Mis fechas',
      'BEGIN:VEVENT',
      'UID:IvaMensual-2026-12-3@naf.example',
      'DTSTAMP:20261123T150405Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:IVA de noviembre',
      'DESCRIPTION:Último día.',
      'URL:https://www.sri.gob.ec/calendario',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:IVA de noviembre',
      'TRIGGER:-P2DT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('says any text so that it is read again as it was', () => {
    const texts = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      .map((text) => text.replace(/\p{Cc}/gu, '\n'))
    fc.assert(
      fc.property(texts, (text) => {
        const file = icsOf('x', [event({ text })], { now: NOW })
        expect(unescaped(property(file, 'DESCRIPTION'))).toBe(text)
      }),
    )
  })

  it('has no line of more than 75 octets, and cuts no sign in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const title = text.replace(/[\r\n]/g, '').replace(/\p{Cs}/gu, '')
        const file = icsOf('x', [event({ title })], { now: NOW })
        expect(Math.max(...file.split('\r\n').map(bytes))).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(unescaped(property(file, 'SUMMARY'))).toBe(title)
      }),
    )
  })
})
