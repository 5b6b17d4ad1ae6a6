import type { Imagen } from '@naf/contract'
import GaleriaPage from '@naf/web/src/features/galeria/GaleriaPage.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { imagen } from '../support/content-builders.ts'
import { connectionLost, json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'

const show = async (...list: Imagen[]) => {
  stubNetwork(() => json(list))
  renderPage(GaleriaPage)
  return within(await screen.findByRole('region', { name: 'Imágenes de la galería' }))
}

afterEach(async () => {
  vi.restoreAllMocks()
  await leavePage()
})

describe('a picture', () => {
  it('comes in the width that fits, in its own place, and only when it is near', async () => {
    const strip = await show(imagen('a'))
    const picture = strip.getByRole('img', { name: 'Foto a' })
    expect(picture.getAttribute('src')).toBe('https://files.naf.test/a/imagen.jpg')
    expect(picture.getAttribute('width')).toBe('1600')
    expect(picture.getAttribute('height')).toBe('1200')
    expect(picture.getAttribute('loading')).toBe('lazy')
    const source = picture.parentElement?.querySelector('source')
    expect(source?.getAttribute('type')).toBe('image/webp')
    expect(source?.getAttribute('srcset')).toBe(
      'https://files.naf.test/a/480.webp 480w, https://files.naf.test/a/960.webp 960w',
    )
  })

  it('has its words, and a link to its own address', async () => {
    const strip = await show(imagen('a'))
    expect(strip.getByRole('heading', { name: 'Foto a' })).toBeTruthy()
    expect(strip.getByText('Se ve a.')).toBeTruthy()
    const link = strip.getByRole('link', { name: 'Ver imagen completa Foto a' })
    expect(link.getAttribute('href')).toBe('https://files.naf.test/a/imagen.jpg')
  })

  it('opens in a dialog with its words, which turns to the next by its buttons and by the arrows', async () => {
    const actor = userEvent.setup()
    const strip = await show(imagen('a'), imagen('b'))
    await actor.click(strip.getByRole('link', { name: 'Ver imagen completa Foto a' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Foto a' }))
    expect(dialog.getByText('Se ve a.')).toBeTruthy()
    expect(dialog.getByText('Imagen 1 de 2')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Anterior' }).getAttribute('aria-disabled')).toBe('true')
    await actor.click(dialog.getByRole('button', { name: 'Siguiente' }))
    expect(screen.getByRole('dialog', { name: 'Foto b' })).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' })
    expect(screen.getByRole('dialog', { name: 'Foto b' })).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' })
    expect(screen.getByRole('dialog', { name: 'Foto a' })).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is left to the browser where a key asks for another tab', async () => {
    const strip = await show(imagen('a'))
    const link = strip.getByRole('link', { name: 'Ver imagen completa Foto a' })
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is called by its place where it has no title', async () => {
    const strip = await show(imagen('a'), imagen('b', { Titulo: '' }), imagen('c', { Titulo: '  ' }))
    expect(strip.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'Foto a',
      'Imagen 2',
      'Imagen 3',
    ])
  })

  it('without smaller variants comes as it is', async () => {
    const strip = await show(imagen('a', { Variantes: [] }))
    expect(strip.getByRole('img').parentElement?.querySelector('source')).toBeNull()
  })

  it('that does not come leaves its title in its place, and the others alone', async () => {
    const strip = await show(imagen('a'), imagen('b'))
    fireEvent.error(strip.getByRole('img', { name: 'Foto a' }))
    expect(strip.getByText('No se pudo mostrar: Foto a')).toBeTruthy()
    expect(strip.getAllByRole('img')).toHaveLength(1)
    expect(strip.getByRole('img', { name: 'Foto b' })).toBeTruthy()
  })
})

describe('no pictures', () => {
  it('says so, without buttons that would move nothing', async () => {
    stubNetwork(() => json([]))
    renderPage(GaleriaPage)
    expect(await screen.findByText('No hay imágenes disponibles en este momento.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says what happened where they did not come, and tries again', async () => {
    const actor = userEvent.setup()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    stubNetwork(() => (tries++ === 0 ? connectionLost() : json([imagen('a')])))
    renderPage(GaleriaPage)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('No hay imágenes disponibles en este momento.')
    expect(alert.textContent).toContain('No pudimos cargar las imágenes.')
    await actor.click(within(alert).getByRole('button', { name: 'Reintentar' }))
    await screen.findByRole('img', { name: 'Foto a' })
  })
})
