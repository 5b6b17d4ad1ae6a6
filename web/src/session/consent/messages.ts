/** The sentence in its parts: two of them are links. */
const ACCEPT = {
  accept: 'Acepto los',
  conditions: 'términos y condiciones',
  and: 'y la',
  privacy: 'política de privacidad',
} as const

export const MENSAJES_CONSENTIMIENTO = {
  title: 'Antes de empezar',
  text: [
    'El NAF te orienta gratis en temas tributarios y contables.',
    'La orientación es solo informativa: no realizamos trámites ante el SRI en tu nombre.',
    'Usamos los datos que escribes para atender tu solicitud y comunicarnos contigo.',
    'No los vendemos ni los compartimos con terceros ajenos al servicio.',
    'Este sitio guarda en tu navegador solo lo necesario para funcionar, como tu sesión y esta respuesta.',
  ],
  terms: `${ACCEPT.accept} ${ACCEPT.conditions} ${ACCEPT.and} ${ACCEPT.privacy}`,
  termsParts: ACCEPT,
  communications: 'Quiero recibir comunicaciones del NAF (opcional)',
  accept: 'ACEPTAR',
} as const
