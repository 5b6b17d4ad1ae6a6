import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROL } from '@naf/contract'
import { getFirestore } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { OFF_CLOUD, PROJECT, ROOT } from '../../scripts/lib/config.ts'
import { clockOf } from '../../scripts/lib/recover.ts'
import { register, uniqueName } from '../support/api-as.ts'
import { signUp } from '../support/identity-client.ts'
import { records } from '../support/records.ts'
import { withApi } from '../support/server.ts'
import { storedUsers } from '../support/stored.ts'

const server = withApi()
const { stored, accountOf } = storedUsers(() => server)

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs a command of package.json. @param answer what is typed at its question */
const run = (args: string[], { answer = '', env = process.env } = {}): Promise<Outcome> => {
  const running = promisify(execFile)(process.execPath, ['scripts/install.mjs', ...args], { cwd: ROOT, env })
  running.child.stdin?.end(answer)
  return running.then(
    (streams) => ({ code: 0, ...streams }),
    (failed: Outcome) => failed,
  )
}

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)

describe('npm run grant-role', () => {
  const grant = (correo: string, rol: number, answer: string) =>
    run(['grant-role', '--email', correo, '--rol', String(rol), '--project', PROJECT], { answer })

  it('shows whose account it is, and changes the role only after a yes', async () => {
    const { correo, uid } = await register(server)
    // The command reads the project's own database.
    const project = { firebase: { db: getFirestore(server.firebase.app) } }
    const record = records(project, 'users').doc(uid)
    const logged = async () => (await records(project, 'log').where('registro', '==', uid).get()).docs
    await record.set((await stored(uid)) ?? {})
    const rolesNow = async () => {
      const { rol, version } = (await record.get()).data() ?? {}
      return [rol, (await accountOf(uid))?.customClaims?.rol, version]
    }

    const refused = await grant(correo, ROL.EDITOR, 'n\n')
    expect(refused).toMatchObject({ code: 1, stdout: expect.stringMatching(/Luis Caiza.*SIN CONFIRMAR/s) })
    expect(refused.stdout).toContain('No se cambió nada.')
    expect([await rolesNow(), await logged()]).toEqual([[ROL.USUARIO, ROL.USUARIO, 0], []])

    await server.firebase.auth.updateUser(uid, { emailVerified: true })
    const granted = await grant(correo, ROL.EDITOR, 's\n')
    expect(granted).toMatchObject({ code: 0, stdout: expect.stringMatching(/confirmado.*Hecho:/s) })
    expect(granted.stdout).not.toContain('SIN CONFIRMAR')
    expect(await rolesNow()).toEqual([ROL.EDITOR, ROL.EDITOR, 1])
    const lines = (await logged()).map((line) => line.data())
    expect(lines).toMatchObject([{ evento: 'usuario.editado', uid: null, detalle: 'grant-role 2' }])
    for (const { ref } of await logged()) await ref.delete()
    await record.delete()
  }, 60_000)

  it('refuses an account that never completed its registration', async () => {
    const { correo, uid } = await signUp(`${uniqueName('incompleta')}@example.com`)
    expect(await grant(correo, ROL.ADMIN, 's\n')).toMatchObject({ code: 1 })
    expect((await accountOf(uid))?.customClaims).toBeUndefined()
  })
})

describe('npm run person', () => {
  it('says what there is of a person, and erases it only with --yes', async () => {
    const { correo, uid } = await signUp(`${uniqueName('olvido')}@example.com`)
    const person = (...more: string[]) => run(['person', '--project', PROJECT, '--email', ...more])

    expect(await person('nadie')).toMatchObject({ code: 1, stderr: expect.stringContaining('Uso:') })
    expect(await person(correo)).toMatchObject({ code: 0, stdout: expect.stringMatching(/cuentas +1/) })
    const asked = await person(correo, '--erase')
    expect(asked).toMatchObject({ code: 1, stdout: expect.stringContaining('No se borró nada.') })
    expect((await accountOf(uid))?.email).toBe(correo)

    expect(await person(correo, '--erase', '--yes')).toMatchObject({ code: 0 })
    expect(await accountOf(uid)).toBeUndefined()
  }, 120_000)
})

describe('npm run recover', () => {
  const AT = ['--at', clockOf(hoursFromNow(0))]

  it('refuses what it cannot do with one sentence, and changes nothing', async () => {
    const { PATH, HOME = '' } = process.env
    const outside = { PATH, HOME: `${HOME}/nobody`, ...OFF_CLOUD }
    const CASES: [string[], RegExp, NodeJS.ProcessEnv?][] = [
      [['--at', 'ayer'], /una fecha y una hora de Ecuador/],
      [['--at', clockOf(hoursFromNow(2))], /en el futuro/],
      [['--at', clockOf(hoursFromNow(-170))], /hace más de siete días: restaura un respaldo/],
      [[...AT, '--only', 'libros,cosas'], /--only no conoce cosas; las colecciones son users, /],
      [[...AT, '--from', 'no-existe', '--yes'], /Esa base no tenía ningún registro/],
      [[...AT, '--yes'], /^\nFalta --project\./, outside],
      [[...AT, '--project', 'naf-sin-credenciales', '--yes'], /No se puede leer esa base/, outside],
    ]
    for (const [args, sentence, env] of CASES) {
      const { code, stdout, stderr } = await run(['recover', ...args], env && { env })
      expect.soft([code, stdout], args.join(' ')).toEqual([1, ''])
      expect.soft(stderr, args.join(' ')).toMatch(sentence)
      expect.soft(stderr, args.join(' ')).not.toMatch(/^ {4}at /m)
    }
    // It writes nothing before the mark that stops the jobs.
    const firebase = { db: getFirestore(server.firebase.app) }
    expect((await records({ firebase }, 'system').get()).size).toBe(0)
  }, 120_000)
})
