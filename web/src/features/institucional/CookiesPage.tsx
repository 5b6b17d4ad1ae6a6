import { CENTRE } from '@naf/contract'
import { MailLink } from '../../ui/links.tsx'
import { LegalPage, List, ScreenLink, Section } from './legal-parts.tsx'

const STORED = [
  {
    name: 'naf_consent',
    purpose: 'Recuerda que aceptaste los términos, para no volver a preguntarte.',
    life: 'En este navegador, hasta que borres los datos del sitio.',
  },
  {
    name: 'naf_comunicaciones',
    purpose: 'Recuerda si quieres recibir comunicaciones del NAF. No se envía a ningún lugar.',
    life: 'En este navegador, hasta que borres los datos del sitio.',
  },
  {
    name: 'firebase:authUser:…',
    purpose: 'Tu sesión: permite que no tengas que ingresar en cada página.',
    life: 'En este navegador, solo si ingresas con tu cuenta y hasta que cierras la sesión.',
  },
  {
    name: 'firebase-heartbeat-database',
    purpose:
      'La biblioteca de Google con la que ingresas anota qué días la usaste y qué versión era, y se lo dice a Google cuando ingresas. No anota quién eres ni qué haces.',
    life: 'En este navegador, desde que abres el ingreso, el registro o tu cuenta y hasta que borres los datos del sitio; como mucho, los últimos 30 días de uso.',
  },
  {
    name: 'naf_actividad',
    purpose: 'La hora de tu última acción: así sabemos cuándo pasó una hora y hay que cerrar la sesión.',
    life: 'En este navegador, mientras tu sesión está abierta.',
  },
  {
    name: 'naf_borrador:…',
    purpose:
      'Lo que llevas escrito en un formulario, para que no lo pierdas si falla la conexión o se cierra la página. Nunca guarda contraseñas ni archivos.',
    life: 'En este navegador, hasta que envías el formulario, eliges «Empezar de nuevo» o cierras tu sesión. Si no haces nada de eso, vale 24 horas desde lo último que escribiste (la cédula o el RUC, la discapacidad, el detalle y los mensajes, una hora, o dos con tu sesión iniciada) y se borra la próxima vez que se abre el portal.',
  },
  {
    name: 'naf_tipo',
    purpose: 'Recuerda qué tipo de contribuyente elegiste en tu inicio, para mostrarte tu próxima fecha.',
    life: 'En este navegador, solo si lo eliges con tu cuenta y hasta que borres los datos del sitio.',
  },
  {
    name: 'naf_asesorias',
    purpose: 'Recuerda si el equipo del NAF ve las asesorías como cola o como tabla.',
    life: 'En este navegador, solo si eres del equipo y hasta que borres los datos del sitio.',
  },
  {
    name: 'naf_columnas',
    purpose: 'Recuerda qué columnas eligió el equipo del NAF para la tabla de asesorías.',
    life: 'En este navegador, solo si eres del equipo y hasta que borres los datos del sitio.',
  },
  {
    name: 'naf_atajos',
    purpose: 'Recuerda que apagaste los atajos de teclado de la cola de asesorías.',
    life: 'En este navegador, solo si eres del equipo y hasta que los enciendas o borres los datos del sitio.',
  },
  {
    name: 'naf_pestana',
    purpose:
      'Distingue la pestaña en la que escribes sin ingresar a tu cuenta: si luego ingresas allí, sigues con lo que escribiste; en otra pestaña, no se le muestra a quien ingrese.',
    life: 'En esta pestaña, hasta que la cierras o cierras tu sesión.',
  },
  {
    name: 'naf_visita:…',
    purpose:
      'El comprobante de lo que enviaste y la solicitud o la suscripción que abriste en esta pestaña, para que sigan ahí si vuelves a cargar la página, y que ya te ofrecimos registrarte.',
    life: 'En esta pestaña, hasta que la cierras o alguien ingresa o cierra su sesión en ella.',
  },
  {
    name: 'naf_scroll',
    purpose: 'En qué parte de las últimas 50 páginas estabas, para volver allí con el botón «atrás».',
    life: 'En esta pestaña, hasta que la cierras.',
  },
]

export default function CookiesPage() {
  return (
    <LegalPage
      title="Política de cookies"
      date="2025-07-09"
      lead="El portal del NAF no usa cookies para seguirte ni para mostrarte publicidad. Guarda en tu navegador solo lo necesario para funcionar, y aquí está la lista completa."
    >
      <Section id="que-son" title="Qué son las cookies y el almacenamiento del navegador">
        <p>
          Una cookie es un archivo pequeño que un sitio deja en tu navegador y que viaja en cada visita. El
          navegador ofrece también un almacenamiento propio, que se queda en tu teléfono o computadora y no se
          envía solo. Este portal usa únicamente ese almacenamiento.
        </p>
      </Section>
      <Section id="que-no-hacemos" title="Lo que no hacemos">
        <List
          items={[
            'No instalamos cookies, ni propias ni de terceros.',
            'No medimos tu visita con herramientas de analítica ni hacemos publicidad.',
            'No incrustamos mapas, videos ni botones de redes sociales: nada de eso se abre hasta que eliges su enlace, y allí valen las reglas de ese sitio.',
            'Los PDF, las imágenes y el ingreso a tu cuenta pasan por los servicios de Google que alojan el portal. No los usamos para seguirte.',
          ]}
        />
      </Section>
      <Section id="que-se-guarda" title="Lo que se guarda en tu navegador">
        <ul className="divide-y divide-line border-y border-line">
          {/* A list and not a table: it reads the same on the narrowest phone. */}
          {STORED.map(({ name, purpose, life }) => (
            <li key={name} className="@container break-inside-avoid py-4">
              <code className="font-semibold break-all">{name}</code>
              <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm @md:grid-cols-[10rem_1fr]">
                <dt className="font-semibold">Para qué</dt>
                <dd className="text-ink-soft">{purpose}</dd>
                <dt className="font-semibold">Dónde y hasta cuándo</dt>
                <dd className="text-ink-soft">{life}</dd>
              </dl>
            </li>
          ))}
        </ul>
        <p>
          Además queda una copia del portal: el código y los dibujos de sus páginas, y las últimas listas de
          libros, imágenes, capacitaciones y fechas de impuestos que viste sin ingresar a tu cuenta. Sirve
          para que se abra más rápido y también sin conexión. No contiene nada tuyo. Se queda en este
          navegador hasta que borres los datos del sitio; las listas, siete días.
        </p>
        <p>
          Todo lo anterior es necesario para lo que haces en el portal. Por eso no te pedimos elegir entre
          tipos de cookies: no hay ninguna opcional.
        </p>
      </Section>
      <Section id="como-borrarlo" title="Cómo borrarlo">
        <p>
          En la configuración de tu navegador, busca la opción de borrar los datos de los sitios y elige este.
          Se cerrará tu sesión, se perderán los borradores y volveremos a preguntarte por los términos.
          También puedes usar una ventana privada, que lo borra todo al cerrarse.
        </p>
      </Section>
      <Section id="mas-informacion" title="Más información y contacto">
        <p>
          Qué datos trata el NAF y cuáles son tus derechos está en la{' '}
          <ScreenLink to="politica-privacidad">política de privacidad</ScreenLink>.
        </p>
        <p>
          Si tienes una pregunta sobre esta política, escribe al correo institucional:{' '}
          <MailLink correo={CENTRE.mail} />
        </p>
      </Section>
    </LegalPage>
  )
}
