import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROL } from '@naf/contract'
import { getFirestore } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { describePerson, findPerson, grantRole } from '../../scripts/lib/grant-role.ts'
import { OperatorError } from '../../scripts/lib/operator.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { describeUsers, inspectUsers } from '../../scripts/lib/sweep-users.ts'
import { register, uniqueName } from '../support/api-as.ts'
import { PROJECT } from '../support/emulators.ts'
import { signUp } from '../support/identity-client.ts'
import { withApi } from '../support/server.ts'
import { storedUsers } from '../support/stored-users.ts'

const server = withApi()

const { stored, accountOf } = storedUsers(() => server)

describe('granting a role', () => {
  it('shows first whose account it is, and warns of an e-mail that nobody confirmed', async () => {
    const { correo, uid, user } = await register(server)
    const person = await findPerson(server.firebase, correo)
    expect(person).toMatchObject({ nombre: 'Luis Caiza', username: user.Username, verificado: false })
    expect(describePerson(person)).toContain('SIN CONFIRMAR')
    await server.firebase.auth.updateUser(uid, { emailVerified: true })
    expect(describePerson(await findPerson(server.firebase, correo))).toContain('Correo:     confirmado')

    await grantRole(server.firebase, correo, ROL.EDITOR)
    expect(await stored(uid)).toMatchObject({ rol: ROL.EDITOR })
    expect((await accountOf(uid))?.customClaims).toEqual({ rol: ROL.EDITOR })
  })

  it('is refused for an account that never completed its registration', async () => {
    const { correo, uid } = await signUp(`${uniqueName('incompleta')}@example.com`)
    await expect(grantRole(server.firebase, correo, ROL.ADMIN)).rejects.toThrow(OperatorError)
    expect((await accountOf(uid))?.customClaims).toBeUndefined()
  })

  it('changes nothing where the question is not answered with yes', async () => {
    const { correo, uid } = await register(server)
    // The script knows the project's own database only.
    const record = getFirestore(server.firebase.app).collection('users').doc(uid)
    await record.set((await stored(uid)) ?? {})
    const grant = async (answer: string, ...options: string[]) => {
      const args = ['scripts/install.mjs', 'grant-role', '--email', correo, '--rol', '2', ...options]
      const running = promisify(execFile)(process.execPath, [...args, '--project', PROJECT], { cwd: ROOT })
      running.child.stdin?.end(answer)
      return running.then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      )
    }
    expect(await grant('n\n')).toContain('No se cambió nada.')
    expect((await accountOf(uid))?.customClaims).toEqual({ rol: ROL.USUARIO })
    expect(await grant('s\n')).toContain('Hecho:')
    expect((await accountOf(uid))?.customClaims).toEqual({ rol: ROL.EDITOR })
    await record.delete()
  }, 60_000)
})

describe('the sweep of the users', () => {
  it('names records without account, disabled accounts and accounts without record, and touches none', async () => {
    const whole = await register(server)
    const gone = await register(server)
    const disabled = await register(server)
    const orphan = await signUp(`${uniqueName('huerfana')}@example.com`)
    await server.firebase.auth.deleteUser(gone.uid)
    await server.firebase.auth.updateUser(disabled.uid, { disabled: true })

    const parts = { auth: server.firebase.auth, users: server.deps.users }
    const found = await inspectUsers(parts, new Date(Date.now() + 60_000))
    expect(found.withoutAccount).toEqual([gone.uid])
    expect(found.disabled).toEqual([disabled.uid])
    expect(found.withoutRecord).toContain(orphan.uid)
    expect(JSON.stringify(found)).not.toContain(whole.uid)
    expect(describeUsers(found)).toContain(`  sin cuenta: users/${gone.uid}`)
    const { withoutRecord } = await inspectUsers(parts, new Date(Date.now() - 60 * 60_000))
    expect(withoutRecord, 'made a moment ago').not.toContain(orphan.uid)
    expect(await stored(gone.uid)).toBeDefined()
    expect(await accountOf(orphan.uid)).toBeDefined()
  })
})
