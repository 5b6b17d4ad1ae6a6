import { CENTRE } from '@naf/contract'
import { MailLink } from '../../ui/links.tsx'
import { LegalPage, List, ScreenLink, Section } from './legal-parts.tsx'

export default function TerminosPage() {
  return (
    <LegalPage
      title="Términos y condiciones"
      date="2025-07-09"
      lead={`Estas son las reglas para usar el portal del ${CENTRE.name} (${CENTRE.shortName}) de la ${CENTRE.university}. Léelas antes de pedir una asesoría o crear una cuenta.`}
    >
      <Section id="que-es" title="Qué es este portal">
        <p>
          Es el sitio del NAF, un proyecto de la {CENTRE.universityShortName} que trabaja junto al Servicio de
          Rentas Internas (SRI), la autoridad tributaria. Aquí puedes pedir asesoría tributaria y contable
          virtual, leer la biblioteca digital y los boletines, ver la galería e inscribirte como estudiante
          voluntario.
        </p>
        <p>Al usar el portal aceptas estas condiciones. Si no estás de acuerdo, no lo uses.</p>
      </Section>
      <Section id="solo-informativo" title="La asesoría es solo informativa">
        <p>El proyecto no realiza trámites ante la autoridad tributaria. Esto quiere decir que el NAF:</p>
        <List
          items={[
            'no presenta declaraciones, anexos, solicitudes ni reclamos en tu nombre;',
            'no firma documentos ni actúa como tu representante;',
            'no te pide tu clave del SRI, ni la recibe si la ofreces;',
            'no reemplaza a un contador o a un abogado cuando tu caso los necesita.',
          ]}
        />
        <p>
          Te explicamos qué dice la norma y cómo se hace cada paso. Decidir, presentar y pagar te corresponde
          a ti. Antes de hacerlo, comprueba la información en los canales oficiales del SRI: las normas y los
          plazos cambian.
        </p>
      </Section>
      <Section id="gratuidad" title="El servicio es gratuito">
        <p>
          Nadie puede cobrarte por la asesoría, por crear una cuenta ni por los documentos que publicamos. Si
          alguien te pide dinero en nombre del NAF, no pagues y avísanos.
        </p>
      </Section>
      <Section id="asesoria" title="Cómo funciona la asesoría">
        <p>
          Puedes pedirla con cuenta o sin ella. Cuando envías la solicitud, te mandamos una confirmación a tu
          correo y luego te contactamos por el medio que elegiste.
        </p>
        <p>
          Atendemos las solicitudes según la disponibilidad del equipo y no garantizamos una respuesta antes
          de una fecha. Si tienes un plazo que vence pronto, no esperes nuestra respuesta: acude directamente
          al SRI.
        </p>
      </Section>
      <Section id="tu-cuenta" title="Tu cuenta">
        <List
          items={[
            'La cuenta es personal. Elige una contraseña que no uses en otros sitios y no la compartas.',
            'Por seguridad, la sesión se cierra después de una hora sin actividad.',
            'Puedes corregir tus datos o eliminar tu cuenta en «Mi Perfil» cuando quieras.',
            'Podemos cerrar una cuenta creada con datos falsos o usada para dañar el servicio o a otras personas.',
          ]}
        />
      </Section>
      <Section id="tus-compromisos" title="A qué te comprometes">
        <List
          items={[
            'Dar datos verdaderos y tuyos, o de quien te autorizó a darlos.',
            'No escribir claves, números de tarjetas ni datos de otras personas que tu consulta no necesita.',
            'No enviar solicitudes falsas o repetidas, ni intentar entrar donde no te corresponde.',
            'Tratar con respeto a quienes te atienden, que son estudiantes y docentes.',
          ]}
        />
      </Section>
      <Section id="voluntariado" title="Inscripción de estudiantes">
        <p>
          El formulario de inscripción es para estudiantes de la {CENTRE.universityShortName}. Enviarlo
          expresa tu interés en ser voluntario; no garantiza un cupo ni crea una relación laboral con la
          universidad.
        </p>
      </Section>
      <Section id="contenidos" title="Documentos e imágenes">
        <p>
          Puedes leer, descargar y compartir los documentos del portal con fines personales o educativos,
          citando la fuente. No puedes venderlos ni cambiarlos de modo que digan otra cosa. Los boletines son
          para personas con cuenta.
        </p>
        <p>
          Los documentos orientan y llevan su fecha: lo que dice uno antiguo puede haber cambiado. Si apareces
          en una imagen de la galería y no quieres que se publique, escríbenos y la retiramos.
        </p>
      </Section>
      <Section id="responsabilidad" title="Hasta dónde respondemos">
        <p>
          Procuramos que la información sea correcta y que el portal esté disponible, pero puede tener errores
          o interrupciones. La orientación depende de lo que nos cuentas: si falta un dato, puede no servir
          para tu caso. Ni la {CENTRE.universityShortName} ni el SRI responden por lo que cada persona declara
          o deja de declarar.
        </p>
        <p>
          El portal tiene enlaces a sitios de otras instituciones y a redes sociales. Cada uno se rige por sus
          propias condiciones.
        </p>
      </Section>
      <Section id="datos-personales" title="Tus datos personales">
        <p>
          Qué datos pedimos, para qué los usamos y cómo puedes pedir que los cambiemos o borremos está en la{' '}
          <ScreenLink to="politica-privacidad">política de privacidad</ScreenLink>.
        </p>
        <p>
          Qué guarda el portal en tu navegador está en la{' '}
          <ScreenLink to="politica-cookies">política de cookies</ScreenLink>.
        </p>
      </Section>
      <Section id="cambios" title="Cambios y ley aplicable">
        <p>
          Si cambiamos estas condiciones, publicaremos aquí el texto nuevo con su fecha. Se aplican las leyes
          de la República del Ecuador.
        </p>
        <p>El proyecto está vigente hasta {CENTRE.until}.</p>
      </Section>
      <Section id="contacto" title="Contacto">
        <p>
          Si tienes una pregunta sobre estas condiciones, escríbenos a <MailLink correo={CENTRE.mail} />
        </p>
      </Section>
    </LegalPage>
  )
}
