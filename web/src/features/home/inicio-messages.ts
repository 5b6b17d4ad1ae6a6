/** What a dashboard's first page says besides; no visitor loads it. */
export const MENSAJES_INICIO = {
  documentTitle: 'Inicio',
  greeting: (name: string) => `Hola, ${name}`,
  greetingUnnamed: 'Hola',
  dashboardLead: 'Pide una asesoría cuando la necesites: tus datos ya estarán en el formulario.',
} as const
