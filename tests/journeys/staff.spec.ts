import { type Asesoria, api } from '@naf/contract'
import type { Locator } from '@playwright/test'
import { call, uniqueName } from '../support/api-as.ts'
import { type Asked, caseInApi, sendRequest } from '../support/data.ts'
import { pdfTexts } from '../support/documents.ts'
import { anInforme } from '../support/informe-builder.ts'
import { waitForMail } from '../support/mailbox.ts'
import { apiToken, DEMO, firebase, portalApi } from '../support/people.ts'
import { DESKTOP, expect, PHONE, type Portal, test } from '../support/portal.ts'
import { NIGHTLY } from '../tiers.ts'

const LIST = '/dashboard-editor/ver-asesorias'
const MARK = 'Marcar como realizada'
const ANSWER = 'Responder por correo'

test.use({ viewport: DESKTOP })

/** Sends a request from a city. */
const ask = (Ciudad: string) => sendRequest({ Ciudad })

/** A city that no other request names. */
const aCity = () => uniqueName('Ciudad')

const requestOf = async ({ id }: Asked): Promise<Asesoria | undefined> => (await caseInApi(id))?.Asesoria

const row = (portal: Portal, { nombre }: Asked) => portal.page.getByRole('article', { name: nombre })
const tab = (portal: Portal, name: string) =>
  portal.page.getByRole('navigation', { name: 'Colas' }).getByRole('link', { name })
const pane = (portal: Portal) => portal.page.getByRole('complementary', { name: 'Asesoría' })
const nameIn = (portal: Portal, { nombre }: Asked) => pane(portal).getByRole('heading', { name: nombre })

/** Opens the queue with the requests of one city. */
const openQueue = (portal: Portal, ciudad: string) =>
  portal.open(`${LIST}?q=${encodeURIComponent(ciudad)}`, { as: DEMO.editor })

const history = (beside: Locator) => beside.getByRole('group').filter({ hasText: /^Historial/ })
/** Chooses to write a note, whose field takes the focus. */
const noteField = async (beside: Locator): Promise<Locator> => {
  await beside.getByRole('button', { name: /^Nueva nota/ }).click()
  return beside.getByLabel('Nueva nota')
}

/** The history arrives with the data of the case. */
const expectCase = (portal: Portal) => expect(history(pane(portal))).toBeVisible()

const openPane = async (portal: Portal, asked: Asked): Promise<Locator> => {
  await row(portal, asked).getByRole('link').click()
  await expect(nameIn(portal, asked)).toBeVisible()
  await expectCase(portal)
  return pane(portal)
}

/** A request of its own city, open beside the queue. */
const openNew = async (portal: Portal) => {
  const ciudad = aCity()
  const asked = await ask(ciudad)
  await openQueue(portal, ciudad)
  return { asked, beside: await openPane(portal, asked) }
}

const expectSaid = (portal: Portal, text: string) => expect(portal.page.getByText(text).first()).toBeVisible()

test.describe('a request', () => {
  test('is taken on, noted, handed over, closed and reopened', async ({ portal }) => {
    const { asked, beside } = await openNew(portal)
    await beside.getByRole('heading').first().focus()
    await portal.page.keyboard.press('a')
    await expect(row(portal, asked)).toContainText('En curso')

    await (await noteField(beside)).fill('No contesta: después de las 18h.')
    await beside.getByRole('button', { name: 'Agregar nota' }).click()
    const notes = beside.getByRole('region', { name: 'Mensajes y notas' })
    await expect(notes).toContainText('No contesta: después de las 18h.')
    const { uid } = await firebase.auth.getUserByEmail(DEMO.admin.correo)
    await beside.getByRole('combobox', { name: 'Atiende' }).selectOption(uid)
    await expect.poll(async () => (await requestOf(asked))?.Atiende?.Uid).toBe(uid)

    await beside.getByRole('combobox', { name: 'Estado' }).selectOption('Cerrar: sin respuesta')
    await beside.getByRole('button', { name: 'Volver a abrir' }).click()
    const reason = portal.dialog('Volver a abrir la asesoría')
    await reason.getByLabel('Motivo (opcional)').fill('Llamó después')
    await reason.getByRole('button', { name: 'Volver a abrir' }).click()
    await expect(history(beside)).toContainText('la volvió a abrir: Llamó después')
    await expect(history(beside)).toContainText(/sin respuesta/i)
    expect(await requestOf(asked)).toMatchObject({ Estado: 'en_curso', Cierre: null, Atiende: { Uid: uid } })
  })

  test('taken on by a colleague first keeps what was typed', NIGHTLY, async ({ portal, problems }) => {
    problems.allow(/409.*asesorias\/atiende/)
    const { asked, beside } = await openNew(portal)
    await (await noteField(beside)).fill('Ya la llamo yo')
    const { uid } = await firebase.auth.getUserByEmail(DEMO.admin.correo)
    const input = { Desde: null, Uid: uid }
    await call(portalApi, api.asesorias.assign, { token: await apiToken(), params: { id: asked.id }, input })
    await beside.getByRole('heading').first().focus()
    await portal.page.keyboard.press('a')
    await portal.accept('La asesoría cambió')
    await expect(beside.getByRole('combobox', { name: 'Atiende' })).toHaveValue(uid)
    await expect(beside.getByLabel('Nueva nota')).toHaveValue('Ya la llamo yo')
    expect(await requestOf(asked)).toMatchObject({ Atiende: { Uid: uid } })
  })

  test('is answered by mail from a phone, once for a double click', async ({ portal, page }) => {
    const text = 'Necesitamos una copia de tu RUC.'
    await page.setViewportSize(PHONE)
    const asked = await ask(aCity())
    await portal.open(`${LIST}/${asked.id}`, { as: DEMO.admin })
    await expect(page).toHaveURL(`/dashboard-admin/ver-asesorias/${asked.id}`)
    await expect(portal.heading(asked.nombre)).toBeVisible()
    await portal.fill({ [ANSWER]: text })
    await page.getByRole('button', { name: 'Enviar respuesta' }).dblclick()
    await expectSaid(portal, 'Respuesta enviada')
    await expect(page.getByRole('region', { name: 'Mensajes y notas' }).getByText(text)).toHaveCount(1)
    const mails = await waitForMail(asked.correo, 2)
    expect(mails.filter((mail) => mail.text?.includes(text))).toHaveLength(1)
    expect((await caseInApi(asked.id))?.Mensajes).toMatchObject([{ Texto: text, Autor: expect.any(String) }])
  })

  test('is deleted from its page and restored by an administrator', NIGHTLY, async ({ portal, page }) => {
    const ciudad = aCity()
    const [asked, other] = [await ask(ciudad), await ask(ciudad)]
    await page.setViewportSize(PHONE)
    await openQueue(portal, ciudad)
    await row(portal, asked).getByRole('link').click()
    await expect(portal.heading(asked.nombre)).toBeFocused()
    await page.getByRole('button', { name: /^Eliminar / }).click()
    await expect(portal.dialog('¿Estás seguro?')).toContainText(asked.nombre)
    await portal.press('Sí, eliminar')
    await expect(page).toHaveURL(`${LIST}?q=${encodeURIComponent(ciudad)}`)
    await expect(row(portal, other)).toBeVisible()
    await expect(row(portal, asked)).toHaveCount(0)
    expect(await requestOf(asked)).toBeUndefined()

    await page.setViewportSize(DESKTOP)
    await portal.open('/dashboard-admin/ver-asesorias', { as: DEMO.admin })
    await portal.press('Más')
    await page.getByRole('menuitem', { name: 'Papelera' }).click()
    await expect(portal.heading('Papelera de asesorías')).toBeFocused()
    await portal.row(asked.nombre).getByRole('button', { name: 'Restaurar' }).click()
    await expectSaid(portal, 'Asesoría restaurada')
    await expect(portal.row(asked.nombre)).toHaveCount(0)
    expect(await requestOf(asked)).toMatchObject({ Nombre: asked.nombre, Estado: 'recibida' })
  })
})

test.describe('the queue', () => {
  test('marks a request as done, and undoes it', async ({ portal }) => {
    const ciudad = aCity()
    const first = await ask(ciudad)
    await ask(ciudad)
    await openQueue(portal, ciudad)
    await expect(tab(portal, 'Pendientes')).toHaveText('Pendientes 2')
    await row(portal, first).getByRole('button', { name: MARK }).dblclick()
    await expect(row(portal, first)).toContainText('Realizada · Deshacer')
    await expect(tab(portal, 'Pendientes')).toHaveText('Pendientes 1')
    await expect.poll(() => requestOf(first)).toMatchObject({ Realizada: true })
    await row(portal, first).getByRole('button', { name: 'Deshacer' }).click()
    await expect(row(portal, first).getByRole('button', { name: MARK })).toBeVisible()
    await expect.poll(() => requestOf(first)).toMatchObject({ Realizada: false, Estado: 'recibida' })
  })

  test('is worked by keys', NIGHTLY, async ({ portal, page }) => {
    const ciudad = aCity()
    const second = await ask(ciudad)
    const first = await ask(ciudad)
    await openQueue(portal, ciudad)
    await row(portal, first).getByRole('link').focus()
    await page.keyboard.press('j')
    await expect(nameIn(portal, first)).toBeFocused()
    await page.keyboard.press('j')
    await expect(nameIn(portal, second)).toBeFocused()
    await page.keyboard.press('k')
    await expectCase(portal)
    await page.keyboard.press('a')
    await expect(pane(portal).getByRole('combobox', { name: 'Atiende' })).not.toHaveValue('')
    await page.keyboard.press('n')
    const note = pane(portal).getByLabel('Nueva nota')
    await expect(note).toBeFocused()
    await page.keyboard.type('La llamé: je, ja, ke')
    await expect(note).toHaveValue('La llamé: je, ja, ke')

    await row(portal, first).getByRole('link').focus()
    await page.keyboard.press('e')
    await expect(row(portal, first)).toContainText('Realizada · Deshacer')
    await page.keyboard.press('/')
    await expect(portal.field('Buscar')).toBeFocused()
    const { uid } = await firebase.auth.getUserByEmail(DEMO.editor.correo)
    await expect.poll(() => requestOf(first)).toMatchObject({ Realizada: true, Atiende: { Uid: uid } })
    expect(await requestOf(second)).toMatchObject({ Estado: 'recibida', Atiende: null })
  })

  test("shows a colleague's changes without loading the list again", NIGHTLY, async ({ portal, page }) => {
    await page.clock.install()
    const ciudad = aCity()
    const asked = await ask(ciudad)
    await openQueue(portal, ciudad)
    await expect(row(portal, asked)).toBeVisible()
    const lists: string[] = []
    page.on('request', (request) => {
      // The rest of the first reading may still come, from where the first part ended.
      if (/todas(?!.*cursor=)/.test(request.url())) lists.push(request.url())
    })
    const added = await ask(ciudad)
    await call(portalApi, api.asesorias.markDone, { token: await apiToken(), params: { id: asked.id } })
    await page.clock.runFor(41_000)
    await expect(row(portal, added)).toBeVisible()
    await expect(row(portal, asked)).toContainText('Realizada')
    expect(lists).toEqual([])
  })
})

test('a template written by an administrator answers a request', NIGHTLY, async ({ portal, page }) => {
  const titulo = uniqueName('Plantilla')
  await portal.open('/dashboard-admin/plantillas/crear', { as: DEMO.admin })
  await portal.fill({ Título: titulo, Texto: 'Hola, {nombre}. Necesitamos tu RUC.' })
  await portal.press('Guardar plantilla')
  await portal.accept('Plantilla creada')
  await expect(portal.row(titulo)).toBeVisible()

  const { asked, beside } = await openNew(portal)
  const answer = beside.getByLabel(ANSWER)
  await answer.fill('Buenos días.')
  const ready = beside.getByRole('group', { name: 'Plantilla' })
  await ready.getByRole('button', { name: 'Más plantillas' }).click()
  await ready.getByRole('button', { name: titulo }).click()
  await expect(answer).toHaveValue(`Buenos días.\n\nHola, ${asked.nombre}. Necesitamos tu RUC.`)
  await beside.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByRole('region', { name: 'Mensajes y notas' })).toContainText('Necesitamos tu RUC.')
  const mails = await waitForMail(asked.correo, 2)
  expect(mails.at(-1)?.text).toContain(`Hola, ${asked.nombre}. Necesitamos tu RUC.`)
})

test('the report fills three pages with lines to sign, and nothing of a single person', async ({
  portal,
  page,
}) => {
  const opinion = {
    Id: 'una-asesoria',
    Numero: 'NAF-7Q2K',
    Servicio: 'Gastos personales',
    Valor: 5,
    Comentario: 'Muy claro y con mucha paciencia.',
    Fecha: '2025-09-01T15:00:00.000Z',
  }
  await page.route(/\/api\/informe\?/, (route) => route.fulfill({ json: anInforme() }))
  await page.route('**/api/informe/opiniones?*', (route) => route.fulfill({ json: [opinion] }))
  await portal.open('/dashboard-editor/informe?desde=2025-07-01&hasta=2025-12-31', { as: DEMO.editor })
  await portal.press('Leer lo que dijeron')
  const opinions = page.getByRole('region', { name: 'Lo que dijeron' })
  await expect(opinions).toContainText(opinion.Comentario)
  await expect(portal.main).toContainText('Una persona (1\u00a0%) pidió con una cuenta del portal.')
  await expect(page.getByText('Aprobado por')).toHaveCount(0)

  const pages = await pdfTexts(await page.pdf({ format: 'A4' }))
  expect(pages).toHaveLength(3)
  const paper = pages.join(' ')
  expect(paper).toContain('Lo que el centro hizo del 1 de julio de 2025 al 31 de diciembre de 2025.')
  expect(paper).toContain('Contribuyentes atendidos 100 125 20 % menos 4.000')
  expect(paper).toMatch(/39 personas esperan\..*más de 90 días 30 77 % Otros grupos 9/)
  expect(pages.at(-1)).toMatch(/Quién atendió.*Elaborado por.*Aprobado por/)
  expect(paper).not.toMatch(/Una persona|Lo que dijeron|Muy claro|Imprimir/)
  await expect(page.getByText('Aprobado por')).toHaveCount(0)
  await expect(opinions).toBeVisible()
})
