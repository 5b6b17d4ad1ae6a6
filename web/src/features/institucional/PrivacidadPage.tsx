import { CENTRE } from '@naf/contract'
import { MailLink } from '../../ui/links.tsx'
import { LegalPage, List, ScreenLink, Section, Terms } from './legal-parts.tsx'

export default function PrivacidadPage() {
  return (
    <LegalPage
      title="Política de privacidad"
      date="2026-11-29"
      lead="Aquí te contamos qué datos tuyos trata el portal del NAF, para qué, quién los ve y cómo ejerces tus derechos, según la Ley Orgánica de Protección de Datos Personales del Ecuador (LOPDP)."
    >
      <Section id="responsable" title="Quién responde por tus datos">
        <p>
          La responsable del tratamiento es la {CENTRE.university}, por medio de su {CENTRE.name} (
          {CENTRE.shortName}), con sede en la {CENTRE.address}, {CENTRE.city}, Ecuador.
        </p>
        <p>
          Para todo lo que tiene que ver con tus datos, escribe a <MailLink correo={CENTRE.mail} />
        </p>
      </Section>
      <Section id="que-datos" title="Qué datos tratamos">
        <p>Solo los que escribes en un formulario, y lo mínimo que el sistema necesita para funcionar:</p>
        <Terms
          items={{
            'Solicitud de asesoría':
              'Nombre, cédula o RUC, correo, teléfono, ciudad, tipo de servicio y de contribuyente, si tienes una discapacidad, medio de contacto y el detalle que escribes; además, su número, en qué va y sus fechas, quién te atiende, los mensajes entre tú y el equipo, las notas del equipo, tu opinión si la das, y qué política de privacidad aceptaste al enviarla y cuándo. Si tienes una cuenta, también queda unida a ella; si la enviaste sin cuenta, cuando confirmas en la tuya ese mismo correo.',
            Cuenta:
              'Nombres y apellidos, cédula o RUC, correo, teléfono, ciudad, tipo de contribuyente, nombre de usuario, rol, fecha de registro, qué política de privacidad aceptaste al registrarte y cuándo, y si quieres recibir comunicaciones y desde cuándo. Tu contraseña la guarda cifrada el servicio de identidad: nadie del NAF puede verla.',
            'Suscripción a los boletines':
              'Tu correo, a qué texto dijiste que sí y cuándo, y si te diste de baja. Si no la confirmas en 48 horas, se borra.',
            'Inscripción de estudiantes': `Nombres y apellidos, celular, correo, ${CENTRE.studentId}, carrera, semestre, número y fecha de inscripción, y qué política de privacidad aceptaste al enviarla y cuándo.`,
            'Inscripción a una capacitación':
              'Nombres y apellidos, correo, número y fecha de inscripción, si tienes cupo o esperas uno, si asististe, y qué política de privacidad aceptaste al enviarla y cuándo. Si asististe, el certificado guarda tu nombre, la capacitación y su fecha: quien tiene su código puede comprobarlo.',
            'Publicación de documentos e imágenes':
              'El nombre, el apellido y el usuario de la persona del equipo que los sube. Quedan junto a lo publicado, también si después deja el NAF, y los ve solo el equipo.',
            'Datos técnicos':
              'La dirección IP, que se usa durante unos minutos para frenar los envíos abusivos y a quien intenta adivinar claves o enlaces. Los registros del portal anotan la hora y el resultado de cada operación, sin tu nombre, tu correo ni lo que escribes.',
          }}
        />
        <p>
          Que tengas o no una discapacidad es un dato especialmente protegido. Lo pedimos solo para atenderte
          como necesitas.
        </p>
        <p>No escribas en el detalle claves, números de tarjetas ni datos de otras personas.</p>
      </Section>
      <Section id="para-que" title="Para qué los usamos y por qué podemos hacerlo">
        <List
          items={[
            'Para atender tu solicitud, enviarte la confirmación por correo y contactarte.',
            'Para darte acceso a tu cuenta y llenar por ti los datos de tus próximas solicitudes.',
            'Para escribirte cuando hay un boletín nuevo o una capacitación, solo si dijiste que quieres recibir comunicaciones o confirmaste tu suscripción. Cada correo trae cómo darte de baja con un clic.',
            'Para organizar el voluntariado de los estudiantes.',
            'Para guardarte un lugar en una capacitación, avisarte si cambia o se cancela, recordártela y darte tu certificado.',
            'Para contar cuántas atenciones hubo e informar de las metas del proyecto, sin identificarte.',
            'Para proteger el portal de abusos y fallas.',
          ]}
        />
        <p>
          Los tratamos con tu consentimiento, que das al enviar cada formulario, y porque son necesarios para
          el servicio que pides. No vendemos tus datos, no hacemos perfiles ni publicidad con ellos, y ningún
          programa decide sobre ti sin que intervenga una persona.
        </p>
      </Section>
      <Section id="quien-los-ve" title="Quién los ve">
        <p>
          Las solicitudes, las inscripciones y los datos de las cuentas los ven las personas del NAF con
          permiso de editor o de administrador. Las demás personas con cuenta ven solo su propio perfil y sus
          propias solicitudes.
        </p>
        <p>
          Quien tiene el enlace que te enviamos ve qué pediste, en qué va y los mensajes, sin tu nombre ni tus
          datos. No lo compartas. Si alguien escribió tu correo en una solicitud que no es tuya, ábrela con el
          enlace y elige «No fui yo»: la cerramos y borramos de ella tu correo.
        </p>
        <p>Usamos dos empresas que guardan o transportan datos por encargo nuestro:</p>
        <Terms
          items={{
            'Google (Firebase y Google Cloud)':
              'Aloja el portal, su base de datos y sus archivos, y comprueba quién ingresa. Como toda plataforma en internet, registra las direcciones IP de quienes la visitan.',
            'Twilio SendGrid':
              'Entrega los correos del portal: recibe tu nombre, tu correo, el resumen de tu solicitud o inscripción, su número, el enlace para seguirla y lo que el equipo te escribe.',
          }}
        />
        <p>
          Sus servidores pueden estar fuera del Ecuador, por ejemplo, en los Estados Unidos. No compartimos
          tus datos con nadie más, tampoco con el SRI, salvo que una ley o una autoridad competente nos
          obligue.
        </p>
      </Section>
      <Section id="cuanto-tiempo" title="Cuánto tiempo los guardamos">
        <List
          items={[
            `Las solicitudes y las inscripciones de estudiantes, mientras hacen falta para atenderte y dar cuenta del proyecto, que está vigente hasta ${CENTRE.until}. El equipo las elimina cuando dejan de hacer falta o cuando lo pides.`,
            'Los mensajes y las notas sobre una solicitud, mientras ella exista: se eliminan con ella. Los correos que te enviamos, un año, o menos si antes se elimina la solicitud o inscripción de la que tratan.',
            'Las solicitudes que el equipo elimina quedan 30 días en una papelera que solo ven los administradores, por si fue un error. Después se borran del todo.',
            'Las inscripciones a una capacitación y sus correos, hasta un año después de que se dé; las que nadie confirma por correo, 7 días. Si se elimina la capacitación, se borran con ella, y el correo que te lo avisa, a los 90 días. Los certificados se conservan para que se puedan comprobar.',
            'Los datos de tu cuenta, hasta que la eliminas en «Mi Perfil». Las solicitudes de asesoría que enviaste se conservan con los datos que escribiste en ellas; si quieres que también se borren, escríbenos.',
            'El historial de lo que se hizo en el portal, sin tu nombre, tu correo ni lo que escribes, tres años. Si pides que borremos tus datos, guarda una huella de tu correo y de tu cédula o RUC, no los datos, para no traerlos de vuelta desde una copia de seguridad.',
          ]}
        />
        <p>
          Lo que se elimina puede seguir hasta 14 semanas en las copias de seguridad, que luego se borran.
        </p>
      </Section>
      <Section id="tus-derechos" title="Tus derechos">
        <p>La LOPDP te da, sin costo, el derecho de:</p>
        <Terms
          items={{
            Acceso: 'Saber qué datos tuyos tenemos y recibir una copia.',
            'Rectificación y actualización': 'Corregir lo que está mal o ya cambió.',
            Eliminación: 'Pedir que los borremos.',
            Oposición: 'Pedir que dejemos de usarlos para algo.',
            Portabilidad: 'Recibirlos en un formato que puedas llevar a otro lugar.',
            Suspensión: 'Pedir que no los usemos mientras se resuelve un reclamo.',
            'Retirar tu consentimiento':
              'Cuando quieras. Lo que hicimos antes con tu permiso sigue siendo válido.',
          }}
        />
      </Section>
      <Section id="como-ejercerlos" title="Cómo los ejerces">
        <p>
          Si tienes una cuenta, en «Mi Perfil» ves y corriges tus datos, dices si quieres recibir
          comunicaciones, y puedes eliminar tu cuenta.
        </p>
        <p>
          Para todo lo demás, dinos qué derecho quieres ejercer y desde qué correo enviaste tus datos. Te
          pediremos lo necesario para comprobar que eres tú y te responderemos en el plazo de 15 días que fija
          la ley. Escribe a <MailLink correo={CENTRE.mail} />
        </p>
        <p>
          Si no te respondemos o no estás de acuerdo, puedes reclamar ante la Superintendencia de Protección
          de Datos Personales.
        </p>
      </Section>
      <Section id="seguridad" title="Cómo los cuidamos">
        <List
          items={[
            'Todo viaja cifrado entre tu teléfono o computadora y el portal.',
            'El portal comprueba los permisos en el servidor: nadie lee la base de datos desde un navegador.',
            'La sesión se cierra sola después de una hora sin actividad.',
            'Los registros técnicos no guardan contraseñas, cédulas, correos ni el contenido de los formularios.',
          ]}
        />
        <p>
          Si usas un teléfono o una computadora que compartes, cierra la sesión al terminar. Si dejas un
          formulario sin enviar, lo que escribiste sigue 24 horas en ese navegador, y la cédula o el RUC, si
          tienes una discapacidad y el detalle, solo una hora (dos, si los escribiste con tu sesión iniciada);
          para borrarlo antes, vuelve al formulario y elige «Empezar de nuevo». Si algo pone en riesgo tus
          datos, te avisaremos como manda la ley.
        </p>
      </Section>
      <Section id="navegador" title="Lo que guarda tu navegador">
        <p>
          El portal no usa cookies de seguimiento ni herramientas de analítica. Lo poco que guarda en tu
          navegador está en la <ScreenLink to="politica-cookies">política de cookies</ScreenLink>.
        </p>
      </Section>
      <Section id="cambios" title="Cambios en esta política">
        <p>Si la cambiamos, publicaremos aquí el texto nuevo con su fecha.</p>
      </Section>
    </LegalPage>
  )
}
