import { api, dayAt } from '@naf/contract'
import { call, uniqueName } from '../support/api-as.ts'
import { aSignUp } from '../support/builders.ts'
import { createTraining, deleteRecord, recordsTitled, removeTraining } from '../support/data.ts'
import { aPdf, pdfFile, STRIP } from '../support/files.ts'
import { waitForMail } from '../support/mailbox.ts'
import { apiToken, DEMO, firebase, portalApi } from '../support/people.ts'
import { expect, PHONE, test } from '../support/portal.ts'
import { records } from '../support/records.ts'
import { NIGHTLY } from '../tiers.ts'

const BULLETINS = '/dashboard-editor/boletines-manager'

/** The part of a link in a mail after the site's own address. */
const pathIn = (text: string | null | undefined, page: string): string =>
  new RegExp(`/${page}#\\S+`).exec(text ?? '')?.[0] ?? ''

/** Signs up and confirms past the screens. @returns the address of the own page */
const confirmedSignUp = async (id: string, Nombre: string, Correo: string): Promise<string> => {
  await call(portalApi, api.capacitaciones.signUp, { params: { id }, input: aSignUp({ Nombre, Correo }) })
  const path = pathIn((await waitForMail(Correo)).at(-1)?.text, 'mi-capacitacion')
  const Enlace = path.slice('/mi-capacitacion#'.length)
  await call(portalApi, api.capacitaciones.confirm, { input: { Enlace, Nombre } })
  return path
}

test('a training gives the place of a person who cancels to the waiting list, then a certificate', async ({
  portal,
  page,
}) => {
  await page.setViewportSize(PHONE)
  const titulo = uniqueName('RIMPE sin enredos')
  const id = await createTraining({ titulo, cupos: 1 })
  const [first, second] = [`${uniqueName('ana')}@example.com`, `${uniqueName('luz')}@example.com`]
  const signUp = async (name: string, correo: string) => {
    await portal.fill({ 'Nombres y apellidos': name, Correo: correo })
    await portal.press('Inscribirme')
    await portal.accept('Inscripción enviada')
  }
  await portal.open('/capacitaciones')
  await page.getByRole('link', { name: new RegExp(`Ver e inscribirme.*${titulo}`) }).click()
  await signUp('Ana Guamán', first)
  await expect(page.getByRole('heading', { name: 'Falta un paso: confirma en tu correo' })).toBeFocused()
  const [asked] = await waitForMail(first)
  await portal.open(pathIn(asked?.text, 'mi-capacitacion'))
  await expect(page).toHaveURL('/mi-capacitacion')
  await portal.press('Confirmar mi inscripción')
  await portal.accept('Inscripción confirmada')
  await expect(portal.main).toContainText('Tienes lugar')
  const link = await confirmedSignUp(id, 'Luz Toapanta', second)
  await expect(page.getByRole('img', { name: /Código QR de tu inscripción/ })).toBeVisible()
  await portal.press('Cancelar mi inscripción')
  await portal.press('Sí, cancelar')
  await expect(portal.main).toContainText('Tu inscripción quedó cancelada.')

  expect((await waitForMail(second, 3)).at(-1)?.subject).toContain('Se liberó un cupo para ti')
  const [participante = ''] = link.slice('/mi-capacitacion#'.length).split('.')
  await records({ firebase }, 'trainings')
    .doc(id)
    .update({ fecha: dayAt(new Date()), inicio: '00:00' })
  const scanned = `/dashboard-editor/capacitaciones-manager/asistencia/${id}?inscripcion=${participante}`
  await portal.open(scanned, { as: DEMO.editor })
  await expect(page.getByRole('heading', { name: 'Luz Toapanta' })).toBeVisible()
  await portal.press('Registrar asistencia')
  await expect(portal.main).toContainText('Asistencia registrada.')
  await expect(portal.main).toContainText('Asistieron 1 de 1.')

  await portal.open(link)
  await portal.follow('Ver la comprobación')
  await expect(page.getByRole('heading', { name: 'El certificado es válido' })).toBeVisible()
  await expect(portal.main).toContainText('Luz Toapanta')
  const token = await apiToken('editor')
  const { body } = await call(portalApi, api.capacitaciones.participants, { params: { id }, token })
  expect(body.Participantes).toMatchObject([{ Nombre: 'Luz Toapanta', Asistio: true }])
  await removeTraining(id)
})

test(
  'a subscription is confirmed by mail, brings one notice and ends by one click',
  NIGHTLY,
  async ({ portal, page }) => {
    const correo = `${uniqueName('lectora')}@example.com`
    const titulo = uniqueName('Aviso')
    await portal.open('/boletines')
    await portal.press('Recibir avisos por correo')
    await portal.fill({ 'Tu correo': correo })
    await portal.press('Suscribirme')
    await expect(page.getByText('enlace para confirmar')).toBeVisible()
    const [confirmation] = await waitForMail(correo)
    await portal.open(pathIn(confirmation?.text, 'suscripcion'))
    await expect(page).toHaveURL('/suscripcion')
    await portal.press('Confirmar mi suscripción')
    await expect(portal.main).toContainText('Listo: te avisaremos de cada boletín nuevo.')

    await portal.open(`${BULLETINS}/crear`, { as: DEMO.editor })
    await portal.fill({ Título: titulo, Descripción: 'Plazos y porcentajes de este mes.' })
    await portal.field('Archivo PDF').setInputFiles(pdfFile(await aPdf({ size: STRIP })))
    await portal.press('Publicar boletín')
    const question = portal.dialog('Boletín creado')
    await expect(question).toContainText(titulo)
    await question.getByRole('button', { name: /^Avisar a \d+ lector(es)?$/ }).click()
    await expect(portal.dialog()).toContainText('va en camino')
    await portal.press('Aceptar')
    await expect(page).toHaveURL(BULLETINS)

    const mail = (await waitForMail(correo, 2)).at(-1)
    const [bulletin] = await recordsTitled('boletines', titulo)
    expect(mail?.subject).toBe(`Nuevo boletín: ${titulo} - NAF ESPE`)
    expect(mail?.text).toContain(`/boletines/${bulletin?.Id}`)
    const [, oneClick = ''] = /^<(\S+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(oneClick, { method: 'POST', body })).status).toBe(200)

    await portal.open(`${BULLETINS}?q=${encodeURIComponent(titulo)}`, { as: DEMO.editor })
    await portal
      .row(titulo)
      .getByRole('button', { name: /^Avisar / })
      .click()
    await portal.accept('Aviso a los lectores', 'Enviados: 1')
    await deleteRecord('boletines', String(bulletin?.Id))
  },
)
