import { api as endpoints, type Participation } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderSVG } from 'uqr'
import { describe, expect, it, vi } from 'vitest'
import { box, dialogWith, errorAt, mount, press, rewrite } from '../support/mount.tsx'
import { capacitacion, LINK, participation } from '../support/samples.ts'
import { withStubApi } from '../support/stub-api.ts'
import { SESSIONS } from '../support/web.tsx'

const api = withStubApi()
const { capacitaciones } = endpoints
const LIST = '/dashboard-editor/capacitaciones-manager'

describe('the page of an own sign-up', () => {
  const openLink = () => mount(`/mi-capacitacion#${LINK}`)

  it('confirms by a press, under the corrected name, and corrects the name afterwards', async () => {
    const seated = participation({ Nombre: 'Ana Guamán', Estado: 'inscrito', Orden: 7 })
    api.answers(capacitaciones.open, participation())
    api.answers(capacitaciones.confirm, seated)
    api.answers(capacitaciones.rename, { ...seated, Nombre: 'Ana Guamán Iza' })
    const page = openLink()
    expect(await screen.findByText(/^Burla Pesada\. Todavía no tienes lugar/)).toBeTruthy()
    const posted = () => api.changes.filter(({ path }) => path !== capacitaciones.open.path)
    expect(posted()).toEqual([])
    expect(screen.queryByRole('img', { name: /^Código QR/ })).toBeNull()
    await rewrite(page, 'Nombre en tu certificado', 'Ana Guamán')
    await press(page, 'Confirmar mi inscripción')
    await dialogWith('Tu inscripción quedó confirmada.')
    await press(page, 'Aceptar')
    expect(await screen.findByText('Ana Guamán. Inscripción n.º 7.')).toBeTruthy()
    await page.actor.click(screen.getByText('Corregir mi nombre'))
    await rewrite(page, 'Nombre en tu certificado', 'Ана')
    await press(page, 'Guardar nombre')
    expect(errorAt(box('Nombre en tu certificado'))).toContain('con letras latinas')
    await rewrite(page, 'Nombre en tu certificado', 'Ana Guamán Iza')
    await press(page, 'Guardar nombre')
    await dialogWith('Tu nombre quedó guardado.')
    await press(page, 'Aceptar')
    expect(await screen.findByText('Ana Guamán Iza. Inscripción n.º 7.')).toBeTruthy()
    expect(posted().map(({ path, body }) => [path, body])).toEqual([
      ['/capacitaciones/confirmar', { Enlace: LINK, Nombre: 'Ana Guamán' }],
      ['/capacitaciones/nombre', { Enlace: LINK, Nombre: 'Ana Guamán Iza' }],
    ])
  })

  const attended = (Certificado: string | null) =>
    participation({ Estado: 'inscrito', Orden: 7, Asistio: true, PuedeCancelar: false, Certificado })

  it('keeps the name as it is once there is a certificate', async () => {
    api.answers(capacitaciones.open, attended('NAF-7Q4K-3HXW-9CDE'))
    openLink()
    await screen.findByRole('heading', { name: 'Tu certificado' })
    expect(screen.queryByLabelText('Nombre en tu certificado')).toBeNull()
  })

  it('leads to the meeting until the training is over', async () => {
    const seated = { Estado: 'inscrito', Enlace: 'https://zoom.us/j/1', Virtual: true } as const
    for (const [Fecha, shown] of [
      ['2999-01-02', true],
      ['2020-01-02', false],
    ] as const) {
      api.answers(capacitaciones.open, participation({ ...seated, Fecha }))
      const page = openLink()
      await screen.findByRole('heading', { name: 'RIMPE sin enredos' })
      expect.soft(screen.queryByRole('link', { name: /^Entrar a la reunión/ }) !== null, Fecha).toBe(shown)
      page.unmount()
    }
  })

  it('shows neither seat nor QR nor a way to cancel once the person attended', async () => {
    for (const codigo of [null, 'NAF-7Q4K-3HXW-9CDE']) {
      api.answers(capacitaciones.open, attended(codigo))
      const page = openLink()
      expect(await screen.findByText('Asististe')).toBeTruthy()
      expect.soft(screen.queryByText('Tienes lugar')).toBeNull()
      expect.soft(screen.queryByRole('img', { name: /^Código QR/ })).toBeNull()
      for (const name of ['Cancelar mi inscripción', 'Agregar a mi calendario'])
        expect.soft(screen.queryByRole('button', { name }), name).toBeNull()
      expect.soft(screen.queryByText(/certificado aparece aquí/) === null).toBe(codigo !== null)
      page.unmount()
    }
  })

  it('opens also where the session is still being checked, and stays when it is known', async () => {
    api.answers(capacitaciones.open, participation())
    const page = mount(`/mi-capacitacion#${LINK}`, { as: { ...SESSIONS.visitor, status: 'checking' } })
    await screen.findByRole('heading', { name: participation().Titulo })
    page.become(SESSIONS.usuario)
    await waitFor(() => expect(page.address()).toBe('/mi-capacitacion'))
    expect(screen.getByRole('heading', { name: participation().Titulo })).toBeTruthy()
    expect(screen.queryByText(/^Abre esta página con el enlace/)).toBeNull()
  })

  it('leads a person with a session back to their own pages, and a visitor to the login', async () => {
    api.answers(capacitaciones.open, participation())
    for (const [as, way, href] of [
      ['visitor', 'Ingresar', '/login'],
      ['usuario', 'Mi inicio', '/dashboard-usuario/inicio'],
    ] as const) {
      const page = mount(`/mi-capacitacion#${LINK}`, { as })
      await screen.findByRole('heading', { name: participation().Titulo })
      const access = within(screen.getByRole('navigation', { name: 'Accesos' }))
      expect.soft(access.getByRole('link', { name: way }).getAttribute('href')).toBe(href)
      expect.soft(screen.queryByRole('link', { name: 'Registrarse' }) !== null).toBe(as === 'visitor')
      page.unmount()
    }
  })
})

describe('a sign-up', () => {
  const signUp = async (
    Estado: Participation['Estado'],
    Libres: 'pocos' | 'varios' | 'ninguno',
    correo: string,
  ) => {
    api.answers(capacitaciones.list, [capacitacion('a')])
    api.answers(capacitaciones.seats, { Libres })
    const Participante = Estado === 'inscrito' ? 'participante-2' : null
    api.answers(capacitaciones.signUp, { mensaje: 'Listo', Estado, Participante } as never)
    const page = mount('/capacitaciones?id=a')
    await page.actor.type(await screen.findByLabelText('Nombres y apellidos'), 'Ana Guamán')
    await page.actor.type(box('Correo'), correo)
    if (Libres === 'pocos') expect(await screen.findByText('Quedan pocos cupos.')).toBeTruthy()
    await press(page, Libres === 'ninguno' ? 'Entrar en la lista de espera' : 'Inscribirme')
    const said = await dialogWith('Inscripción enviada')
    expect(said.includes('Es para la lista de espera')).toBe(Libres === 'ninguno')
    await press(page, 'Aceptar')
  }

  it.each([
    ['por_confirmar', /Así entras en la lista de espera/],
    ['espera', 'Quedaste en la lista de espera'],
  ] as const)(
    'for a full training names the waiting list on its button and in its success: %s',
    async (estado, text) => {
      await signUp(estado, 'ninguno', 'ana@example.com')
      expect(await screen.findByText(text)).toBeTruthy()
    },
  )

  it('of a visitor is told to be confirmed by mail, and that few seats are left', async () => {
    await signUp('por_confirmar', 'pocos', 'ana@example.com')
    expect(await screen.findByRole('heading', { name: 'Falta un paso: confirma en tu correo' })).toBeTruthy()
    expect(screen.getByText(/^Te escribimos a ana@example\.com/)).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^Código QR/ })).toBeNull()
  })

  it('has a QR with the address of the attendance list, at the sign-up that the server answers with', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:qr')
    await signUp('inscrito', 'varios', 'ana+iva@example.com')
    const picture = await screen.findByRole('img', { name: /^Código QR de tu inscripción/ })
    await waitFor(() => expect(picture.getAttribute('src')).toBe('blob:qr'))
    const [svg] = made.mock.calls.at(-1) ?? []
    const address = `${window.location.origin}${LIST}/asistencia/a?inscripcion=participante-2`
    // The standard asks for a quiet edge of four modules.
    expect(await (svg as Blob).text()).toBe(renderSVG(address, { ecc: 'M', border: 4 }))
  })
})
