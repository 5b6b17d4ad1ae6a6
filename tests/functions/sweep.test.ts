import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROL } from '@naf/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.ts'
import { bucketOf, describeFindings, inspect, removeOrphans } from '../../scripts/lib/sweep.ts'
import { register } from '../support/api-as.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { PROJECT } from '../support/emulators.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let token: string

beforeAll(async () => {
  server = await startApi()
  token = (await register(server, ROL.EDITOR)).token
})
afterAll(() => server.close())

const content = (kind: Kind) => ({
  ...contentCalls(() => server, kind),
  ...storedContent(() => server, kind),
})
beforeEach(() => Promise.all(KINDS.map((kind) => content(kind).clear())))

const upload = async (kind: Kind): Promise<{ id: string; carpeta: string }> => {
  const id: string = (await content(kind).create(token)).body.Id
  return { id, carpeta: (await content(kind).stored(id))?.archivo.carpeta }
}

/** Files whose record never came. */
const leaveBehind = async (kind: Kind): Promise<string> => {
  const file = {
    name: 'documento.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('x'),
    disposition: 'inline',
  }
  return (await server.deps.files.save(kind, [file])).carpeta
}

const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60_000)
const look = (uploadedBefore = inTwoHours()) => inspect(server.deps, uploadedBefore)
const lookAt = async (kind: Kind, uploadedBefore?: Date) =>
  (await look(uploadedBefore)).find((findings) => findings.kind === kind)
const clean = { former: 0, orphans: [], recent: 0, missing: [] }

describe.each(KINDS)('the sweep of %s', (kind) => {
  const { folders } = content(kind)

  it('finds nothing to do where every record has its files', async () => {
    await upload(kind)
    await upload(kind)
    expect(await lookAt(kind)).toEqual({ kind, inUse: 2, ...clean })
  })

  it('finds the folder that no record names, and removes it and no other', async () => {
    const { carpeta } = await upload(kind)
    const orphan = await leaveBehind(kind)
    const findings = await look()
    expect(findings).toContainEqual({ kind, inUse: 1, ...clean, orphans: [orphan] })
    expect(await folders()).toEqual([carpeta, orphan].sort())
    expect(await removeOrphans(server.deps.files, findings)).toEqual([])
    expect(await folders()).toEqual([carpeta])
    expect(await lookAt(kind)).toEqual({ kind, inUse: 1, ...clean })
  })

  it('leaves a folder alone whose record may still be on its way', async () => {
    await upload(kind)
    const orphan = await leaveBehind(kind)
    await sleep(20)
    const limit = new Date()
    await sleep(20)
    const young = await leaveBehind(kind)
    const findings = await look(limit)
    expect(findings).toContainEqual({ kind, inUse: 1, ...clean, orphans: [orphan], recent: 1 })
    await removeOrphans(server.deps.files, findings)
    expect(await folders()).toContain(young)
    expect(await folders()).not.toContain(orphan)
  })

  it('names the record whose files are gone, and keeps the record', async () => {
    const whole = await upload(kind)
    const { id, carpeta } = await upload(kind)
    await server.deps.files.remove(carpeta)
    const titulo = (await content(kind).stored(id))?.titulo
    const findings = await look()
    expect(findings).toContainEqual({ kind, inUse: 1, ...clean, missing: [{ id, titulo }] })
    expect(findings.flatMap(describeFindings)).toContain(`  sin archivo: ${kind}/${id} «${titulo}»`)
    await removeOrphans(server.deps.files, findings)
    expect((await content(kind).records().get()).size).toBe(2)
    expect(await folders()).toEqual([whole.carpeta])
  })

  it('never takes a file that stands beside the folders for all of them', async () => {
    const { carpeta } = await upload(kind)
    const bucket = await server.firebase.bucket.open()
    await bucket.file(`${kind}/suelto.pdf`).save('x', { resumable: false })
    const findings = await look()
    expect(findings).toContainEqual({ kind, inUse: 1, ...clean })
    await removeOrphans(server.deps.files, findings)
    expect(await folders()).toEqual([carpeta])
  })

  it('takes what is uploaded, edited and deleted while it looks for no trouble', async () => {
    const { edit, delete: remove, aFile } = content(kind)
    const work = async () => {
      const [edited, deleted] = await Promise.all([upload(kind), upload(kind)])
      return async () => {
        await edit(edited.id, token, { file: await aFile() })
        await remove(deleted.id, token)
        await upload(kind)
      }
    }
    const [workBefore, workAfter] = [await work(), await work()]
    const folders = async (root: string) => {
      if (root === kind) await workBefore()
      const found = await server.deps.files.folders(root)
      if (root === kind) await workAfter()
      return found
    }
    const findings = await inspect({ ...server.deps, files: { ...server.deps.files, folders } }, inTwoHours())
    expect(findings).toContainEqual({
      kind,
      ...clean,
      inUse: expect.any(Number),
      former: expect.any(Number),
    })
    // And nobody is any the worse for it: two records were edited, two came, and two files are kept.
    expect(await lookAt(kind)).toEqual({ kind, ...clean, inUse: 4, former: 2 })
  })

  it('tells the files that were replaced from the others, and takes none of them', async () => {
    const { id } = await upload(kind)
    await content(kind).edit(id, token, { file: await content(kind).aFile() })
    const orphan = await leaveBehind(kind)
    const findings = await look()
    expect(findings).toContainEqual({ kind, ...clean, inUse: 1, former: 1, orphans: [orphan] })
    expect(findings.flatMap(describeFindings)).toContain(
      `${kind}: en uso 1, anteriores 1, sin registro 1, recientes que se dejan 0, registros sin archivo 0`,
    )
    await removeOrphans(server.deps.files, findings)
    expect(await folders()).toEqual(await content(kind).named())
    expect(await folders()).toHaveLength(2)
  })

  it('names the record whose former file is gone', async () => {
    const { id } = await upload(kind)
    await content(kind).edit(id, token, { file: await content(kind).aFile() })
    const [former] = await content(kind).formers()
    await server.deps.files.remove(String(former))
    const missing = [{ id, titulo: '(archivo anterior)' }]
    expect(await lookAt(kind)).toEqual({ kind, ...clean, inUse: 1, missing })
  })
})

describe('the sweep', () => {
  it('goes on where Storage refuses to remove one folder, and tells which is left', async () => {
    const { carpeta } = await upload('libros')
    const stubborn = await leaveBehind('boletines')
    await leaveBehind('galeria')
    const remove = (folder: string) =>
      folder === stubborn ? Promise.reject(new Error('down')) : server.deps.files.remove(folder)
    expect(await removeOrphans({ remove }, await look())).toEqual([stubborn])
    const left = await Promise.all(KINDS.map((kind) => content(kind).folders()))
    expect(left.flat().sort()).toEqual([stubborn, carpeta].sort())
  })

  it('refuses to empty a bucket in which nothing belongs to the records', async () => {
    const orphan = await leaveBehind('libros')
    await expect(removeOrphans(server.deps.files, await look())).rejects.toThrow(/depósito de otro proyecto/)
    expect(await content('libros').folders()).toEqual([orphan])
  })

  it('takes the bucket of the environment for its own project only', () => {
    const config = JSON.stringify({ projectId: 'naf', storageBucket: 'archivos-naf' })
    expect(bucketOf('naf', config)).toBe('archivos-naf')
    expect(bucketOf('otro', config)).toBe('otro.firebasestorage.app')
    expect(bucketOf('naf')).toBe('naf.firebasestorage.app')
  })
})

describe('npm run sweep', () => {
  const run = promisify(execFile)
  const sweep = (...args: string[]) =>
    run(process.execPath, ['scripts/install.mjs', 'sweep', ...args], { cwd: ROOT })

  it('lists, and removes only when told to', async () => {
    await leaveBehind('libros')
    const place = ['--project', PROJECT, '--bucket', server.firebase.bucket.name]
    const listed = (await sweep(...place)).stdout
    expect(listed).toContain(`Depósito ${server.firebase.bucket.name}\n`)
    expect(listed).toMatch(/libros: en uso 0, anteriores 0, sin registro 0, recientes que se dejan 1, /)
    expect(listed).not.toContain('eliminadas')
    expect((await sweep(...place, '--remove')).stdout).toContain('Carpetas eliminadas: 0')
    expect(await content('libros').folders()).toHaveLength(1)
  })

  it('asks for the project where the environment names none', async () => {
    const { GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT, ...env } = process.env
    const failed = await run(process.execPath, ['scripts/install.mjs', 'sweep'], { cwd: ROOT, env }).catch(
      (error) => error,
    )
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('Falta --project.') })
  })
})
