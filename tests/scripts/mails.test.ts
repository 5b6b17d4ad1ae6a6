import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/config.ts'
import { EXAMPLES, renderExample } from '../../scripts/lib/mail-examples.ts'

type Content = Parameters<typeof renderExample>[0]
type Block = Content['blocks'][number]

const everyMail = Object.entries(EXAMPLES)

describe('a mail', () => {
  it('has an example', () => {
    const files = ['mails', 'request-mails'].map((name) => `functions/src/mail/${name}.ts`)
    const written = files.flatMap((file) => [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (\w+) = \([^=]*\): NewMail/gm),
    ])
    const examples = readFileSync(join(ROOT, 'scripts/lib/mail-examples.ts'), 'utf8')
    expect(written.length).toBeGreaterThan(8)
    const without = written.map(([, name]) => name).filter((name) => !examples.includes(`${name}(`))
    expect(without, 'scripts/lib/mail-examples.ts').toEqual([])
  })

  it('is Spanish, has no table for layout and fetches nothing', () => {
    for (const [name, mail] of everyMail) {
      const { html } = renderExample(mail)
      expect.soft(html, name).toMatch(/^<!doctype html><html lang="es-EC">/)
      const tables = html.match(/<table(?! role="presentation")/g) ?? []
      expect.soft(tables, name).toHaveLength(html.includes('<th ') ? 1 : 0)
      expect.soft(html, name).not.toMatch(/\ssrc=|<link|<img|url\(|@import|@font-face/)
    }
  })

  it('has no colour that the portal has not', () => {
    const theme = readFileSync(join(ROOT, 'web/src/theme.css'), 'utf8')
    for (const [name, mail] of everyMail)
      for (const colour of renderExample(mail).html.match(/#[\da-f]{6}\b/g) ?? [])
        expect.soft(theme, name).toContain(colour)
  })

  it('escapes what it says, in its title and in every kind of block', () => {
    const attack = '"><script>alert(1)</script>'
    const typed = `IVA < 12 & más ${attack}`
    const escaped = 'IVA &lt; 12 &amp; más &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'
    const link = { label: typed, path: `/?q=${attack}` }
    const blocks: { [Kind in Block['kind']]: [Block & { kind: Kind }, times: number] } = {
      paragraph: [{ kind: 'paragraph', text: typed }, 1],
      heading: [{ kind: 'heading', text: typed }, 1],
      letter: [{ kind: 'letter', text: `${typed}\n\n${typed}` }, 2],
      notice: [{ kind: 'notice', text: typed }, 1],
      facts: [{ kind: 'facts', facts: [[typed, typed]] }, 2],
      steps: [{ kind: 'steps', items: [typed] }, 1],
      list: [{ kind: 'list', items: [typed] }, 1],
      action: [{ kind: 'action', ...link }, 1],
      small: [{ kind: 'small', text: typed, link }, 2],
    }
    const plain = { subject: 'a', preheader: 'b', title: 'c', blocks: [] }
    const mails: [string, Content, number][] = [
      ['title', { subject: typed, preheader: typed, title: typed, blocks: [] }, 3],
      ...Object.entries(blocks).map(([kind, [block, times]]): [string, Content, number] => [
        kind,
        { ...plain, blocks: [block] },
        times,
      ]),
    ]
    for (const [name, content, times] of mails) {
      const { html, text } = renderExample(content)
      expect.soft(html.split(escaped).length - 1, name).toBe(times)
      expect.soft(html, name).not.toMatch(/<script|&amp;(?:lt|amp|quot);/)
      if (name !== 'title') expect.soft(text, name).toContain(name === 'action' ? link.path : typed)
    }
  })

  it('links the https addresses that the team writes, without the full stop', () => {
    const address = 'https://sri.gob.ec/?a=1&b=2'
    const answer = `Entra en ${address}.\nTe esperamos.`
    const blocks: [Block, text: string, html: RegExp][] = [
      [{ kind: 'letter', text: answer }, answer, />Entra en <a ([^>]*)>([^<]*)<\/a>\.<br>Te esperamos\.</],
      [
        { kind: 'facts', facts: [['Enlace', address]] },
        `Enlace: ${address}`,
        /><a ([^>]*)>([^<]*)<\/a><\/td>/,
      ],
    ]
    for (const [block, said, linked] of blocks) {
      const { html, text } = renderExample({ subject: '', preheader: '', title: '', blocks: [block] })
      const [, attributes = '', shown] = linked.exec(html) ?? []
      const escaped = 'https://sri.gob.ec/?a=1&amp;b=2'
      expect.soft(shown, block.kind).toBe(escaped)
      for (const attribute of [`href="${escaped}"`, 'target="_blank"', 'rel="noopener"'])
        expect.soft(attributes, block.kind).toContain(attribute)
      expect.soft(text, block.kind).toContain(said)
    }
  })
})

describe('the text of a mail', () => {
  it('confirms a request', () => {
    expect(renderExample(EXAMPLES.asesoriaReceived).text).toBe(`Hola, María Fernanda Quishpe Toapanta:

Tu solicitud de asesoría quedó registrada. Esto es lo que nos pediste:

Número: NAF-7Q4K
Fecha: 22 de noviembre de 2026
Servicio: Declaraciones tributarias
Medio de contacto: WhatsApp

Qué sigue:

 1. Un estudiante del NAF, acompañado por un docente, revisará tu solicitud.
 2. Te contactaremos por el medio que elegiste para darte la asesoría. Es gratuita.
 3. Ten a mano los documentos relacionados con tu consulta. Nunca te pediremos la clave del SRI.

Sigue tu solicitud:

Mira en qué va, escríbenos o avísanos si ya no la necesitas, sin crear una cuenta:

http://127.0.0.1:5000/seguimiento#kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9.A-eRqWtYxKo_MbNvIjUzHg

Ahí mismo confirma que la pediste tú: así sabemos que este correo es tuyo.

La asesoría es solo informativa: el NAF no realiza trámites ante el Servicio de Rentas Internas (SRI).

Si no hiciste esta solicitud, ábrela y elige «No fui yo»: la cerramos y no te escribimos más por ella.

Núcleo de Apoyo Contable y Fiscal (NAF), Universidad de las Fuerzas Armadas ESPE
http://127.0.0.1:5000`)
  })

  it('confirms an enrolment with the accents of its career', () => {
    expect(renderExample(EXAMPLES.inscripcionReceived).text).toContain('Carrera: Contabilidad y Auditoría\n')
  })

  it('quotes an answer of the team with its line breaks', () => {
    const { text } = renderExample(EXAMPLES.asesoriaAnswered)
    expect(text).toContain(`Rosa Villacís, del NAF, te escribió sobre tu solicitud NAF-7Q4K:

Revisamos tus facturas de octubre. Para la declaración semestral necesitas también las de noviembre y diciembre.

¿Puedes enviarnos el RUC actualizado?
Te llamamos el martes a las 18:00.

Puedes contestar a este correo`)
  })

  it('lists assigned requests without personal data', () => {
    const { subject, text } = renderExample(EXAMPLES.requestsAssigned)
    expect(subject).toBe('Tienes 2 asesorías nuevas a tu cargo - NAF ESPE')
    expect(text).toContain(' * NAF-7Q4K · Declaraciones tributarias · Sangolquí')
  })
})
