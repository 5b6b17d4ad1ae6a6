export const MENSAJES_CIFRAS = {
  served: (count: string) => `${count} solicitudes atendidas este semestre.`,
  wait: (days: number) => `Solemos atender en ${days === 1 ? '1 día' : `${days} días`}.`,
} as const
