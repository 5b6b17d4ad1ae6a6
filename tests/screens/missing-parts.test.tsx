import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { mount } from '../support/mount.tsx'
import { inicioOf } from '../support/routes.ts'
import { asesoria } from '../support/samples.ts'
import { openQueue, serveQueue } from '../support/staff-queue.ts'
import { withStubApi } from '../support/stub-api.ts'
import { failToLoadParts, type PagePart } from '../support/web.tsx'

const api = withStubApi()

beforeEach(() => localStorage.setItem('naf_consent', 'true'))

const asked = failToLoadParts()
const isAsked = (part: PagePart) => waitFor(() => expect(asked).toContain(part))

const TOLD = 'No pudimos mostrar esta sección'
const told = () => screen.findAllByText(TOLD)

describe('a part that is not needed and does not load', () => {
  it('leaves the first page of a person with an account as it is', async () => {
    const page = mount(inicioOf('usuario'), { as: 'usuario' })
    await isAsked('newBulletin')
    await page.actor.click(await screen.findByRole('link', { name: 'Solicitar una asesoría' }))
    expect(page.address()).toContain('/servicios')
  })
})

describe('a part that is needed and does not load', () => {
  it('tells so beside the queue', async () => {
    serveQueue(api, [asesoria('a')])
    await openQueue('', 1280)
    expect(await told()).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Persona a' })).toBeTruthy()
  })
})
