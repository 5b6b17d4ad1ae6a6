export const MENSAJES_RECIBO = {
  numero: 'Tu número es',
  next: 'Qué pasa ahora',
  confirmation: (correo: string) =>
    `Te enviamos una confirmación a ${correo}. Si no la ves, revisa la carpeta de correo no deseado.`,
  print: 'Imprimir',
  facts: { correo: 'Correo', telefono: 'Teléfono' },
} as const
