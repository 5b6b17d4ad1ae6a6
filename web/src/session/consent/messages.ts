/** The sentence in its parts: two of them are links. */
const ACEPTO = {
  acepto: 'Acepto los',
  condiciones: 'términos y condiciones',
  y: 'y la',
  privacidad: 'política de privacidad',
} as const

export const MENSAJES_CONSENTIMIENTO = {
  titulo: 'Antes de empezar',
  texto: [
    'El NAF te orienta gratis en temas tributarios y contables. La orientación es solo informativa: no realizamos trámites ante el SRI en tu nombre.',
    'Usamos los datos que escribes para atender tu solicitud y comunicarnos contigo. No los vendemos ni los compartimos con terceros ajenos al servicio.',
    'Este sitio guarda en tu navegador solo lo necesario para funcionar, como tu sesión y esta respuesta.',
  ],
  terminos: `${ACEPTO.acepto} ${ACEPTO.condiciones} ${ACEPTO.y} ${ACEPTO.privacidad}`,
  terminosPartes: ACEPTO,
  comunicaciones: 'Quiero recibir comunicaciones del NAF (opcional)',
  aceptar: 'ACEPTAR',
  obligatorio: 'Debes aceptar los términos y condiciones.',
} as const
