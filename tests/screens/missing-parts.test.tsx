import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asesoria } from '../support/samples.ts'
import { openQueue, serveQueue } from '../support/staff-queue.ts'
import { withStubApi } from '../support/stub-api.ts'
import { failToLoadCase } from '../support/web.tsx'

const api = withStubApi()

failToLoadCase()

describe('a part that is needed and does not load', () => {
  it('tells so beside the queue', async () => {
    serveQueue(api, [asesoria('a')])
    await openQueue('', 1280)
    expect(await screen.findAllByText('No pudimos mostrar esta sección')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Persona a' })).toBeTruthy()
  })
})
