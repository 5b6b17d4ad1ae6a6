import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mails } from '../../functions/src/outbox/templates/index.ts'
import { COLOURS } from '../../functions/src/outbox/templates/look.ts'
import { EXAMPLES } from '../../scripts/mails/examples.ts'
import { writeMails } from '../../scripts/mails/index.ts'

const THEME = readFileSync(join(import.meta.dirname, '../../web/src/theme.css'), 'utf8')

const everyMail = Object.entries(EXAMPLES)

/** The value of a token, and that which the dark scheme puts in its place. */
const themed = (name: string): [string | undefined, string | undefined] => {
  const [light, dark] = [...THEME.matchAll(new RegExp(`--color-${name}: (#\\w+);`, 'g'))].map(([, v]) => v)
  return [light, dark ?? light]
}

describe('every mail', () => {
  it('has the colours of the portal, light and dark', () => {
    expect(COLOURS).toEqual(Object.fromEntries(Object.keys(COLOURS).map((name) => [name, themed(name)])))
  })

  it.each(everyMail)('is Spanish to whoever has it read aloud: %s', async (_, example) => {
    const { html } = await example()
    expect(html).toMatch(/^<!doctype html><html lang="es-EC">/)
    expect(html).toContain('<div lang="es-EC">')
    expect(html.match(/<table(?! role="presentation")/g) ?? []).toHaveLength(html.includes('<th ') ? 1 : 0)
  })

  it.each(everyMail)('fetches nothing, so that nobody is told when it is opened: %s', async (_, example) => {
    expect((await example()).html).not.toMatch(/\ssrc=|<link|<img|url\(|@import|@font-face/)
  })

  it('holds what it is given as words, never as HTML', async () => {
    const link = 'https://naf.example/cuenta?a=1&b="><script>alert(1)</script>'
    const { html, text } = await mails.proveMailbox({ link, portalUrl: 'https://naf.example' })
    expect(html).not.toContain('<script>')
    expect(text).toContain(`\n\n${link}\n\n`)
  })
})

describe('the mails without HTML', () => {
  it('confirm a request', async () => {
    expect((await EXAMPLES.asesoriaReceived()).text).toBe(`Hola, María Fernanda Quishpe Toapanta:

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

La asesoría es solo informativa: el NAF no realiza trámites ante el Servicio de Rentas Internas (SRI).

Si no hiciste esta solicitud, puedes ignorar este mensaje.

Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE
http://127.0.0.1:5000`)
  })

  it('confirm an enrolment', async () => {
    expect((await EXAMPLES.inscripcionReceived()).text).toBe(`Hola, Doménica Guachamín:

Tu inscripción al voluntariado del NAF quedó registrada:

Número: NAF-XM9C
Fecha: 22 de noviembre de 2026
Carrera: Contabilidad y Auditoria
Semestre: Sexto Semestre

Qué sigue:

 1. El equipo del NAF revisará tu inscripción.
 2. Te contactaremos por correo o a tu celular para contarte cómo empezar.
 3. Si nos preguntas por tu inscripción, dinos su número.

Si no hiciste esta inscripción, puedes ignorar este mensaje.

Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE
http://127.0.0.1:5000`)
  })

  it('bring an answer of the team, in its lines', async () => {
    const { text } = await EXAMPLES.asesoriaAnswered()
    expect(text).toContain(`Rosa Villacís, del NAF, te escribió sobre tu solicitud NAF-7Q4K:

Revisamos tus facturas de octubre. Para la declaración semestral necesitas también las de noviembre y diciembre.

¿Puedes enviarnos el RUC actualizado?
Te llamamos el martes a las 18:00.

Puedes contestar a este correo`)
  })

  it('ask for an opinion where advice was given, and say how to write again where nobody was reached', async () => {
    expect((await EXAMPLES.asesoriaClosed()).text).toContain('Danos tu opinión de uno a cinco')
    const unreached = {
      name: null,
      numero: null,
      served: false,
      link: 'https://naf.example/s',
      portalUrl: 'https://naf.example',
    }
    const { subject, text } = await mails.asesoriaClosed(unreached)
    expect(subject).toBe('Cerramos tu solicitud - NAF ESPE')
    expect(text).toContain('Intentamos contactarte por tu solicitud y no lo logramos')
    expect(text).not.toContain('opinión')
  })

  it('tell somebody of the team what was given to them, and nothing of who asked', async () => {
    const { subject, text } = await EXAMPLES.requestsAssigned()
    expect(subject).toBe('Tienes 2 asesorías nuevas a tu cargo - NAF ESPE')
    expect(text).toContain(' * NAF-7Q4K · Declaraciones tributarias · Sangolquí')
  })

  it('ask to prove a mailbox', async () => {
    expect((await EXAMPLES.proveMailbox()).text).toBe(`Hola:

Alguien creó una cuenta en el portal del NAF con este correo. Si fuiste tú, confírmalo aquí:

http://127.0.0.1:5000/cuenta?mode=verifyEmail&oobCode=kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9pT6cA-eRqWtYxKo_MbNvIjUzHgSaPl

Si no fuiste tú, no hagas nada: una cuenta sin confirmar y sin uso se elimina. Si quieres usar el portal con tu correo, pide una contraseña nueva con «Olvidé mi contraseña» y la cuenta será tuya.

Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE
http://127.0.0.1:5000`)
  })
})

describe('npm run mails', () => {
  it('writes both forms of every mail, and leaves nothing there of a mail that is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mails-'))
    try {
      await writeMails(folder)
      const files = await writeMails(folder)
      expect(files.map((file) => readFileSync(file, 'utf8')).every(Boolean)).toBe(true)
      expect(readdirSync(folder)).toHaveLength(2 * everyMail.length)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
