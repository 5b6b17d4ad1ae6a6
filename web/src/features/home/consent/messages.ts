export const MENSAJES_CONSENTIMIENTO = {
  titulo: 'Antes de empezar',
  texto: [
    'El NAF te orienta gratis en temas tributarios y contables. La orientación es solo informativa: no realizamos trámites ante la autoridad tributaria en tu nombre.',
    'Usamos los datos que escribes para atender tu solicitud y comunicarnos contigo. No los vendemos ni los compartimos con terceros ajenos al servicio.',
    'Este sitio guarda en tu navegador solo lo necesario para funcionar, como tu sesión y esta respuesta.',
  ],
  terminos: 'Acepto los términos y condiciones y la política de privacidad',
  comunicaciones: 'Quiero recibir comunicaciones del NAF (opcional)',
  aceptar: 'ACEPTAR',
  obligatorio: 'Debes aceptar los términos y condiciones.',
} as const
