import { Link } from 'react-router-dom'
import { servicioQuery } from '../../lib/text.ts'
import { Scene } from '../../ui/images.tsx'
import { TitledSection } from '../../ui/PageHeading.tsx'
import declaraciones from '../../ui/scenes/declaraciones.svg'
import facturacion from '../../ui/scenes/facturacion.svg'
import gastos from '../../ui/scenes/gastos.svg'
import mensajes from '../../ui/scenes/mensajes.svg'
import mercado from '../../ui/scenes/mercado.svg'
import ruc from '../../ui/scenes/ruc.svg'
import vispera from '../../ui/scenes/vispera.svg'

const TOPICS = [
  {
    servicio: 'Declaraciones tributarias',
    scene: declaraciones,
    title: 'IVA y otras declaraciones',
    text: 'IVA, retenciones y renta: qué te corresponde, en qué fecha y cómo se llena.',
  },
  {
    servicio: 'Actualización de RUC',
    scene: ruc,
    title: 'RUC y RIMPE',
    text: 'Actividades, direcciones, tu régimen y lo que debes informar cuando algo cambia.',
  },
  {
    servicio: 'Gastos personales',
    scene: gastos,
    title: 'Renta y gastos personales',
    text: 'Qué gastos puedes incluir, con qué comprobantes y cómo se presenta la proyección.',
  },
  {
    servicio: 'Facturación electrónica',
    scene: facturacion,
    title: 'Facturación electrónica',
    text: 'Los primeros pasos para emitir comprobantes y qué hacer cuando uno es rechazado.',
  },
] as const

export function Topics() {
  return (
    <TitledSection title="En qué te podemos orientar" look="text-2xl" className="@container">
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 @min-[56rem]:grid-cols-4">
        {TOPICS.map(({ servicio, scene, title, text }) => (
          <li
            key={servicio}
            className="card card-link max-sm:grid max-sm:grid-cols-[7rem_1fr] @max-[15rem]:grid-cols-1"
          >
            <Scene
              src={scene}
              shape="4/3"
              className="h-full w-full object-cover sm:aspect-4/3 sm:h-auto @max-[15rem]:hidden"
            />
            <div className="min-w-0 p-4">
              <h3 className="text-base">
                <Link to={`/servicios${servicioQuery(servicio)}`} className="cover-link">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const STEPS = [
  {
    scene: mercado,
    title: 'Cuéntanos qué necesitas',
    text: 'Llena el formulario con tus datos y describe tu duda con tus propias palabras.',
  },
  {
    scene: mensajes,
    title: 'Recibe la confirmación',
    text: 'Te enviamos un correo con el resumen de tu solicitud, para que sepas que llegó.',
  },
  {
    scene: vispera,
    title: 'Te contactamos',
    text: 'El equipo del NAF te escribe o te llama por el medio que elijas y te orienta.',
  },
]

export function Steps() {
  return (
    <TitledSection title="Cómo funciona la asesoría virtual" look="text-2xl" className="@container">
      <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ scene, title, text }, index) => (
          <li
            key={title}
            className="max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-4 @max-[15rem]:grid-cols-1"
          >
            <Scene
              src={scene}
              shape="3/2"
              className="aspect-square rounded-lg object-cover md:aspect-3/2 md:w-full @max-[15rem]:hidden"
            />
            <div className="min-w-0">
              <h3 className="text-lg md:mt-4">
                <span aria-hidden="true" className="text-brand">
                  {index + 1}.
                </span>{' '}
                {title}
              </h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
