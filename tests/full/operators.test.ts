import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROL } from '@naf/contract'
import { getFirestore } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.ts'
import { bucketOf, describeFindings, inspect, removeOrphans } from '../../scripts/lib/sweep.ts'
import { describeUsers, inspectUsers } from '../../scripts/lib/sweep-users.ts'
import { register, uniqueName } from '../support/api-as.ts'
import { ALL_KINDS, contentCalls, type Kind } from '../support/content-kinds.ts'
import { PROJECT } from '../support/emulators.ts'
import { signUp } from '../support/identity-client.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedContent, storedUsers } from '../support/stored.ts'

const server = withApi()
const people = withEveryKind(server)
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
    const record = getFirestore(server.firebase.app).collection('users').doc(uid)
    await record.set((await stored(uid)) ?? {})
    const rolesNow = async () => [(await record.get()).get('rol'), (await accountOf(uid))?.customClaims?.rol]

    const refused = await grant(correo, ROL.EDITOR, 'n\n')
    expect(refused).toMatchObject({ code: 1, stdout: expect.stringMatching(/Luis Caiza.*SIN CONFIRMAR/s) })
    expect(refused.stdout).toContain('No se cambió nada.')
    expect(await rolesNow()).toEqual([ROL.USUARIO, ROL.USUARIO])

    await server.firebase.auth.updateUser(uid, { emailVerified: true })
    const granted = await grant(correo, ROL.EDITOR, 's\n')
    expect(granted).toMatchObject({ code: 0, stdout: expect.stringMatching(/confirmado.*Hecho:/s) })
    expect(granted.stdout).not.toContain('SIN CONFIRMAR')
    expect(await rolesNow()).toEqual([ROL.EDITOR, ROL.EDITOR])
    await record.delete()
  }, 60_000)

  it('refuses an account that never completed its registration', async () => {
    const { correo, uid } = await signUp(`${uniqueName('incompleta')}@example.com`)
    expect(await grant(correo, ROL.ADMIN, 's\n')).toMatchObject({ code: 1 })
    expect((await accountOf(uid))?.customClaims).toBeUndefined()
  })
})

describe('the sweep of users', () => {
  it('names records without account, disabled accounts and accounts without record, and changes none', async () => {
    const [whole, gone, disabled] = [await register(server), await register(server), await register(server)]
    const orphan = await signUp(`${uniqueName('huerfana')}@example.com`)
    await server.firebase.auth.deleteUser(gone.uid)
    await server.firebase.auth.updateUser(disabled.uid, { disabled: true })

    const parts = { auth: server.firebase.auth, users: server.deps.users }
    const found = await inspectUsers(parts, hoursFromNow(1))
    expect(found).toMatchObject({ withoutAccount: [gone.uid], disabled: [disabled.uid] })
    expect(found.withoutRecord).toContain(orphan.uid)
    expect(JSON.stringify(found)).not.toContain(whole.uid)
    expect(describeUsers(found)).toContain(`  sin cuenta: users/${gone.uid}`)
    expect((await inspectUsers(parts, hoursFromNow(-1))).withoutRecord).not.toContain(orphan.uid)
    expect(await stored(gone.uid)).toBeDefined()
    expect(await accountOf(orphan.uid)).toBeDefined()
  })
})

describe('the sweep of files', () => {
  const contentOf = (kind: Kind) => ({
    ...contentCalls(() => server, kind),
    ...storedContent(() => server, kind),
  })
  const books = contentOf('libros')
  beforeEach(() => Promise.all(ALL_KINDS.map((kind) => contentOf(kind).clear())))

  const upload = async (): Promise<{ id: string; carpeta: string }> => {
    const id: string = (await books.create(people.editor.token)).body.Id
    return { id, carpeta: (await books.stored(id))?.archivo.carpeta }
  }
  const replaceFile = async (id: string) => {
    await books.edit(id, people.editor.token, { file: await books.aFile() })
  }
  /** Files without a record. */
  const leaveBehind = async (kind: Kind = 'libros'): Promise<string> => {
    const bytes = Buffer.from('x')
    const file = { name: 'documento.pdf', type: 'application/pdf', bytes, disposition: 'inline' }
    return (await server.deps.files.save(kind, [file])).carpeta
  }
  const look = (uploadedBefore = hoursFromNow(2)) => inspect(server.deps, uploadedBefore)
  const clean = { kind: 'libros', orphans: [], recent: 0, missing: [] }

  it('removes the folders that no record names, and no other', async () => {
    const { id } = await upload()
    await replaceFile(id)
    const bucket = await server.firebase.bucket.open()
    await bucket.file('libros/suelto.pdf').save('x', { resumable: false })
    expect(await look()).toContainEqual({ ...clean, inUse: 1 })
    const orphan = await leaveBehind()
    expect(await look(hoursFromNow(-1))).toContainEqual({ ...clean, inUse: 1, recent: 1 })
    const findings = await look()
    expect(findings).toContainEqual({ ...clean, inUse: 1, orphans: [orphan] })
    expect(findings.flatMap(describeFindings)).toContain(
      'libros: en uso 1, sin registro 1, recientes que se dejan 0, registros sin archivo 0',
    )
    expect(await removeOrphans(server.deps.files, findings)).toEqual([])
    expect(await look()).toContainEqual({ ...clean, inUse: 1 })
    expect((await books.folders()).filter((folder) => !folder.endsWith('.pdf'))).toEqual(await books.named())
  })

  it('refuses to empty the bucket of another project', async () => {
    const orphan = await leaveBehind()
    await expect(removeOrphans(server.deps.files, await look())).rejects.toThrow(/depósito de otro proyecto/)
    expect(await books.folders()).toEqual([orphan])
    const config = JSON.stringify({ projectId: 'naf', storageBucket: 'archivos-naf' })
    expect(bucketOf('naf', config)).toBe('archivos-naf')
    expect(bucketOf('otro', config)).toBe('otro.firebasestorage.app')
  })
})
