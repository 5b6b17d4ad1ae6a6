import sharp from 'sharp'
import { artesanos } from './scenes/artesanos.ts'
import { brigada } from './scenes/brigada.ts'
import { calendario } from './scenes/calendario.ts'
import { campusMorning } from './scenes/campus.ts'
import { chat } from './scenes/chat.ts'
import { diplomas } from './scenes/diplomas.ts'
import { emprendedora } from './scenes/emprendedora.ts'
import { escritorio } from './scenes/escritorio.ts'
import { facturacion } from './scenes/facturacion.ts'
import { feria } from './scenes/feria.ts'
import { latacunga } from './scenes/latacunga.ts'
import { mercado } from './scenes/mercado.ts'
import { noche } from './scenes/noche.ts'
import { planificacion } from './scenes/planificacion.ts'
import { rimpe } from './scenes/rimpe.ts'
import { sangolqui } from './scenes/sangolqui.ts'

export interface GaleriaPicture {
  titulo: string
  descripcion: string
  /** A JPEG, the same bytes every time. */
  draw(): Promise<Buffer>
}

/** Drawn, not photographed: the demo shows the centre's life without showing anybody's face. */
export const galeria: readonly GaleriaPicture[] = [
  drawn(
    sangolqui,
    'Jornada de asesoría en Sangolquí',
    'Estudiantes del NAF atienden consultas sobre RUC y declaraciones en las mesas instaladas frente al campus, con el Rumiñahui de fondo.',
  ),
  drawn(
    facturacion,
    'Taller de facturación electrónica',
    'Comerciantes y artesanos aprenden a leer una factura electrónica: quién la emite, qué detalla y dónde está el IVA.',
  ),
  drawn(
    feria,
    'Feria tributaria en la plaza',
    'Tres puestos del NAF resuelven dudas del vecindario: inscripción en el RUC, comprobantes de venta y devolución del IVA.',
  ),
  drawn(
    rimpe,
    'Capacitación sobre el RIMPE',
    'Dueños de pequeños negocios comparan, con ejemplos, las obligaciones del negocio popular y las del emprendedor.',
  ),
  drawn(
    latacunga,
    'Atención en la sede Latacunga',
    'Una estudiante explica paso a paso una declaración. Desde la ventana se ve el Cotopaxi.',
  ),
  drawn(
    diplomas,
    'Voluntarios con su diploma',
    'Estudiantes que completaron sus horas de vinculación reciben el diploma por su trabajo en el NAF.',
  ),
  drawn(
    mercado,
    'Visita al mercado',
    'El NAF llega a los puestos de fruta para explicar qué comprobante entregar y cómo llevar un registro sencillo de ventas.',
  ),
  drawn(
    artesanos,
    'Charla a artesanos',
    'Tejedoras y alfareros conversan con el equipo sobre la calificación artesanal y los comprobantes que deben emitir.',
  ),
  drawn(
    chat,
    'Asesoría por mensajes',
    'También acompañamos a distancia: una consulta por mensajes para revisar una factura antes de declarar.',
  ),
  drawn(
    calendario,
    'El calendario tributario',
    'Marcar la fecha según el noveno dígito del RUC es la forma más sencilla de declarar a tiempo.',
  ),
  drawn(
    escritorio,
    'Ordenar los comprobantes',
    'Separar ventas, compras y retenciones antes de empezar: la mitad del trabajo de una buena declaración.',
  ),
  drawn(
    campusMorning,
    'Inicio de semestre en el campus',
    'Un nuevo grupo de estudiantes se suma al NAF y comienza su formación como asesores.',
  ),
  drawn(
    brigada,
    'Brigada a las parroquias rurales',
    'El equipo viaja a las comunidades que están lejos de una oficina para atenderlas cerca de su casa.',
  ),
  drawn(
    planificacion,
    'Reunión de planificación',
    'Docentes y estudiantes se reparten los turnos, las charlas y las visitas de la semana.',
  ),
  drawn(
    emprendedora,
    'Una panadería con RUC propio',
    'Después de tres asesorías, una emprendedora abre su panadería con el RUC al día.',
  ),
  drawn(
    noche,
    'La víspera del vencimiento',
    'En marzo, el mes de la declaración de renta de las personas, el equipo extiende su horario para que nadie se quede sin ayuda.',
  ),
]

function drawn(scene: () => string, titulo: string, descripcion: string): GaleriaPicture {
  return {
    titulo,
    descripcion,
    draw: () => sharp(Buffer.from(scene())).jpeg({ quality: 86, mozjpeg: true }).toBuffer(),
  }
}
