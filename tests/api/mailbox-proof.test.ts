import { api, ROL } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueMail } from '../support/api-as.ts'
import { applyCode } from '../support/identity-client.ts'
import { linkIn } from '../support/mailbox.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { aUserForm, userCalls } from '../support/users.ts'

/** docs/decisions/mailbox-proof.md */

const server = withApi()
const people = withEveryKind(server)
const admin = () => people.admin.token
const { create, update } = userCalls(server, admin)
let person: Person
beforeEach(async () => {
  person = await register(server)
})

describe('a mailbox that nobody has proved', () => {
  const PROOF = 'Confirma tu correo - NAF ESPE'
  const proofsTo = (correo: string) => server.mailsTo(correo)
  const linesOf = async (uid: string) =>
    (await records(server, 'log').where('registro', '==', uid).orderBy('fecha').get()).docs
      .map((line) => [line.get('evento'), line.get('detalle')])
      .filter(([evento]) => evento === 'usuario.editado')
  const read = async (uid: string, token = admin()) =>
    (await call(server, api.users.read, { params: { uid }, token })).body.CorreoConfirmado
  const prove = (uid: string) => server.firebase.auth.updateUser(uid, { emailVerified: true })

  it('gets a link with a new user, which proves it', async () => {
    const input = aUserForm({ rol_id: ROL.EDITOR })
    const { body } = await create(input)
    expect([body.CorreoConfirmado, await read(body.Id)]).toEqual([false, false])
    const [mail, ...others] = await proofsTo(input.correo)
    expect([mail?.subject, others]).toEqual([PROOF, []])
    for (const text of [input.nombre, input.username, input.password, 'la cuenta será tuya'])
      expect(mail?.text).not.toContain(text)
    const link = linkIn(mail?.text)
    expect([link.pathname, link.searchParams.get('mode')]).toEqual(['/cuenta', 'verifyEmail'])
    await applyCode(link.searchParams.get('oobCode') ?? '')
    expect(await read(body.Id)).toBe(true)
  })

  it('gets a link with a role of staff, which is given and told in the log; a proven one or another edit does not', async () => {
    const proven = await register(server)
    await prove(proven.uid)
    for (const [{ user, uid, correo }, detalle] of [
      [person, 'correo sin confirmar'],
      [proven, null],
    ] as const) {
      const isProven = detalle === null
      const mails = isProven ? 0 : 1
      await update(user, { ciudad: 'Loja' })
      expect(await proofsTo(correo)).toHaveLength(0)
      for (const _ of ['given', 'sent again'])
        expect((await update(user, { rol_id: ROL.EDITOR })).body).toMatchObject({
          rol_id: ROL.EDITOR,
          CorreoConfirmado: isProven,
        })
      expect((await proofsTo(correo)).map(({ subject }) => subject)).toEqual(Array(mails).fill(PROOF))
      expect((await update(user, { rol_id: ROL.USUARIO })).body.rol_id).toBe(ROL.USUARIO)
      expect(await proofsTo(correo)).toHaveLength(mails)
      const [, given, again] = await linesOf(uid)
      expect([given, again]).toEqual([
        ['usuario.editado', detalle],
        ['usuario.editado', null],
      ])
    }
  })

  it('gets a link of its own with each corrected e-mail, once', async () => {
    const { uid, user } = person
    await prove(uid)
    const correos = [uniqueMail(), uniqueMail()]
    for (const correo of correos)
      for (const _ of ['corrected', 'sent again'])
        expect((await update(user, { correo })).body).toMatchObject({
          Correo: correo,
          CorreoConfirmado: false,
        })
    const [first, last] = [await proofsTo(correos[0] ?? ''), await proofsTo(correos[1] ?? '')]
    expect([first.length, last.length]).toEqual([1, 1])
    await applyCode(linkIn(last[0]?.text).searchParams.get('oobCode') ?? '')
    expect(await server.firebase.auth.getUser(uid)).toMatchObject({ email: correos[1], emailVerified: true })
    expect((await update(user, { correo: correos[1] })).body.CorreoConfirmado).toBe(true)
  })

  it('is told to staff alone, also where another e-mail is proven at the provider', async () => {
    expect(await read(person.uid, people.editor.token)).toBe(false)
    expect(await read(person.uid, person.token)).toBeUndefined()
    await prove(person.uid)
    expect(await read(person.uid)).toBe(true)
    await server.firebase.auth.updateUser(person.uid, { email: uniqueMail(), emailVerified: true })
    expect(await read(person.uid)).toBe(false)
  })
})
