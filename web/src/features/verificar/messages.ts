export const MENSAJES_VERIFICAR_PAGINA = {
  title: 'Verificar un certificado',
  intro:
    'Escribe el código de un certificado del NAF para confirmar a quién se le dio y por qué capacitación.',
  codigo: 'Código del certificado',
  codigoHint: 'Está al pie del certificado, como NAF-7Q4K-3HXW-9CDE.',
  submit: 'Verificar',
  wrong: 'Escribe el código completo: NAF y 12 letras o números.',
  valid: 'El certificado es válido',
  unknown: 'No hay ningún certificado con ese código',
  unknownText: 'Revisa el código y vuelve a intentarlo.',
  failed: 'No pudimos verificar el código',
  facts: { nombre: 'Asistió', capacitacion: 'Capacitación', fecha: 'Fecha', codigo: 'Código' },
} as const
