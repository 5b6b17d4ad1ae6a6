import { MEDIOS_CONTACTO } from '@naf/contract'
import { expect, test } from 'vitest'
import { uniqueName } from '../../support/api-as.ts'
import { anAsesoria, anInscripcion, aRegistration } from '../../support/builders.ts'
import { asesoriasFrom } from '../../support/e2e/server-side.ts'
import { createTraining, removeTraining } from '../../support/e2e/trainings.ts'
import type { Stage } from '../journeys.ts'
import { button, dialog, field, heading, link, type Person, pattern, role } from '../person.ts'

const radio = (group: string, name: string) => role('radio', name, { within: role('group', group) })

const fillAdvisory = async (person: Person, request: ReturnType<typeof anAsesoria>) => {
  await person.press(radio('Tipo de Servicio', request.TipoServicio))
  await person.press(radio('Tipo de Contribuyente', request.TipoContribuyente))
  await person.press(radio('¿Tienes alguna discapacidad?', 'No'))
  await person.fill(field('Detalle de la solicitud'), request.DetalleSolicitud)
  await person.fill(field('Nombre'), request.Nombre)
  await person.fill(field('Cédula o RUC'), request.CedulaRUC)
  await person.fill(field('Correo'), request.Correo)
  await person.fill(field('Teléfono'), request.Telefono)
  await person.fill(field('Ciudad'), request.Ciudad)
  await person.choose(field('Medio de contacto'), MEDIOS_CONTACTO[0])
}

const accept = async (person: Person, title: string) => {
  await person.press(button('Aceptar', dialog(title)))
  await person.missing(dialog())
}

/** What a visitor fills in and sends. */
export const formJourneys = (stage: Stage) => {
  test('lists what to correct in the advisory form, keeps a draft through a reload, and sends it', async () => {
    const { person } = stage
    const request = anAsesoria({ Correo: `${uniqueName('motor')}@example.com` })
    await person.begin()
    await person.open('/servicios')
    await person.turnOfferDown()
    await person.press(button('Enviar solicitud'))
    await person.focused(role('alert'))
    await person.picture(`${stage.engine}/1280-errors`)
    await fillAdvisory(person, request)
    await person.open('/servicios')
    await person.see(field('Ciudad'), ({ value }) => value !== '')
    await person.press(button('Enviar solicitud'))
    await accept(person, 'Enviado')
    await person.see(role('region', 'Recibimos tu solicitud'))
    await person.picture(`${stage.engine}/1280-receipt`)
    expect(await asesoriasFrom(request.Correo)).toMatchObject([{ Ciudad: request.Ciudad }])
  })

  test('enrols a student', async () => {
    const { person } = stage
    const enrolment = anInscripcion({ IdEspe: uniqueName('L').toUpperCase() })
    await person.begin()
    await person.open('/inscripcion')
    await person.fill(field('Primer nombre'), enrolment.PrimerNombre)
    await person.fill(field('Apellido paterno'), enrolment.ApellidoPaterno)
    await person.fill(field('Apellido materno'), enrolment.ApellidoMaterno)
    await person.fill(field('Celular'), enrolment.Celular)
    await person.fill(field('Correo'), enrolment.Correo)
    await person.fill(field('ID ESPE'), enrolment.IdEspe)
    await person.choose(field('Carrera'), enrolment.Carrera)
    await person.choose(field('Semestre'), enrolment.NivelSemestre)
    await person.press(button('Enviar inscripción'))
    await accept(person, 'Inscripción enviada')
    await person.see(role('region', 'Recibimos tu inscripción'))
  })

  test('signs somebody up for a training', async () => {
    const { person } = stage
    const titulo = uniqueName('Taller')
    const id = await createTraining({ titulo })
    try {
      await person.begin()
      await person.open('/capacitaciones')
      await person.press(link(pattern(`Ver e inscribirme.*${titulo}`)))
      await person.fill(field('Nombres y apellidos'), 'Ana Guamán')
      await person.fill(field('Correo'), `${uniqueName('ana')}@example.com`)
      await person.press(button('Inscribirme'))
      await accept(person, 'Inscripción enviada')
      await person.see(heading('Tienes lugar en la capacitación'))
    } finally {
      await removeTraining(id)
    }
  })

  test('registers a taxpayer, who is logged in then', async () => {
    const { person } = stage
    const username = uniqueName('motor')
    const { nombre, apellido, telefono, ciudad, password, cedulaRUC } = aRegistration()
    await person.begin()
    await person.open('/register')
    await person.fill(field('Nombre'), nombre)
    await person.fill(field('Apellido'), apellido)
    await person.fill(field('Número de cédula'), cedulaRUC)
    await person.fill(field('Teléfono'), telefono)
    await person.fill(field('Ciudad'), ciudad)
    await person.choose(field('Tipo de Contribuyente'), 'Sociedad')
    await person.fill(field('Correo electrónico'), `${username}@example.com`)
    await person.fill(field('Nombre de usuario'), username)
    await person.fill(field('Contraseña'), password)
    await person.press(button('Registrarse', role('main')))
    await person.at('/dashboard-usuario/inicio')
    await person.see(heading(`Hola, ${nombre}`, 1))
  })
}
