import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Planificar un emprendimiento',
  autor: 'Estudiantes del NAF ESPE, modalidad en línea',
  tipo: 'No Contable',
  fechaPublicacion: '2024-08-06',
  descripcion:
    'Pasa de la idea a un plan de una página: prueba si hay clientes, calcula la inversión inicial, conoce los permisos que pide un negocio y decide con números si vale la pena empezar.',
  sections: [
    {
      titulo: 'Antes de gastar, pregunta',
      blocks: [
        {
          p: 'La mayoría de los negocios que cierran pronto no cierran por falta de ganas. Cierran porque nadie necesitaba lo que vendían, porque el precio no cubría los costos o porque el dinero se acabó antes de tiempo. Las tres cosas se pueden revisar antes de invertir.',
        },
        {
          p: 'Empieza con una frase: «Ayudo a [quién] a [resolver qué] con [qué producto], mejor que [lo que usan hoy]». Ejemplo: «Ayudo a quienes salen del colegio a las dos de la tarde a refrescarse con jugos naturales, más rápido que la tienda de la esquina». Si la frase te cuesta, la idea aún no está clara.',
        },
      ],
    },
    {
      titulo: 'Conoce a tus clientes',
      blocks: [
        {
          steps: [
            'Habla con diez personas que podrían comprarte. No sirven solo amigos y familiares.',
            'Pregunta por lo que hacen hoy, no por lo que harían: «¿cuándo compraste un jugo por última vez?, ¿dónde?, ¿cuánto pagaste?».',
            'Observa el lugar una hora en tres días distintos. Cuenta cuánta gente pasa y cuánta compra.',
            'Visita a tres competidores como cliente. Anota precios, horarios y quejas.',
            'Haz una prueba pequeña: vende un fin de semana con lo mínimo y apunta todo.',
          ],
        },
        {
          p: 'Presta atención a lo que la gente hace con su dinero. Un «qué buena idea» no es una venta. Diez personas que pagan por adelantado valen más que cien que te felicitan.',
        },
      ],
    },
    {
      titulo: 'El plan en una página',
      blocks: [
        {
          table: {
            head: ['Pregunta', 'Ejemplo de la juguería'],
            rows: [
              ['¿Quién compra?', 'Estudiantes y docentes de dos colegios'],
              ['¿Qué ofrezco?', 'Jugos y ensaladas de fruta en cinco minutos'],
              ['¿Cómo se enteran?', 'Letrero, redes sociales, tarjeta de cliente frecuente'],
              ['¿Cómo les entrego?', 'Local pequeño y pedidos por mensaje'],
              ['¿Cómo cobro?', 'Efectivo y transferencia'],
              ['¿Qué necesito tener?', 'Licuadora, vitrina fría, proveedor de fruta'],
              ['¿Qué gasto cada mes?', 'Arriendo, luz, agua, internet'],
              ['¿Qué puede salir mal?', 'Vacaciones de los colegios: plan para esos meses'],
            ],
          },
        },
        {
          p: 'Escríbelo a lápiz. El plan cambia con cada semana de trabajo y eso es bueno. Lo que no debe cambiar es la costumbre de revisarlo.',
        },
      ],
    },
    {
      titulo: 'Cuánto dinero necesitas para empezar',
      blocks: [
        {
          p: 'Separa tres bolsas: lo que compras una sola vez, el primer inventario y un fondo para sobrevivir mientras llegan los clientes. La tercera es la que casi todos olvidan.',
        },
        {
          table: {
            head: ['Concepto', 'Dólares'],
            rows: [
              ['Licuadora industrial', '180'],
              ['Vitrina refrigerada de segunda mano', '620'],
              ['Utensilios y mobiliario', '110'],
              ['Permisos y arreglos del local', '240'],
              ['Primer inventario', '150'],
              ['Fondo: tres meses de gastos fijos de 300', '900'],
              ['Inversión inicial', '2200'],
            ],
          },
        },
        {
          p: 'Ahora la cuenta de cada mes. Si un jugo se vende a 1,50 y los ingredientes y el vaso cuestan 0,70, quedan 0,80. Con gastos fijos de 300 dólares necesitas 300 ÷ 0,80 = 375 jugos al mes para no perder. En 22 días de clases son unos 17 al día. ¿Tu prueba del fin de semana se acercó a ese número?',
        },
        {
          p: 'Los 375 jugos todavía no pagan tu trabajo. Si quieres retirar 450 dólares al mes, la cuenta es (300 + 450) ÷ 0,80 = 938 jugos, unos 43 al día.',
        },
      ],
    },
    {
      titulo: 'De dónde sale el dinero',
      blocks: [
        {
          list: [
            'Ahorro propio: es el más barato, pero no pongas todo. Guarda para las emergencias de tu hogar.',
            'Familia: escribe el acuerdo, aunque sea en una hoja. Monto, fecha y forma de devolución.',
            'Socios: definan quién pone qué, quién decide y qué pasa si alguien se retira.',
            'Banco o cooperativa: compara la tasa efectiva, el plazo y los seguros. Revisa que la entidad esté controlada por la Superintendencia de Bancos o por la de Economía Popular y Solidaria.',
            'Fondos concursables: universidades, municipios y ministerios abren convocatorias. Exigen un plan escrito.',
          ],
        },
        {
          p: 'Huye del préstamo informal que cobra por día. Ningún negocio que empieza puede pagar ese interés.',
        },
      ],
    },
    {
      titulo: 'Ponlo en regla',
      blocks: [
        {
          p: 'Formalizarte te permite emitir comprobantes, vender a empresas y pedir crédito. El orden más común es este:',
        },
        {
          steps: [
            'RUC: sácalo en el SRI dentro de los 30 días hábiles desde que inicias la actividad. Es gratuito. Para una persona natural es su cédula más 001.',
            'Régimen: si tus ingresos brutos serán de hasta 20 000 dólares al año, revisa el RIMPE negocio popular. Sobre ese valor y hasta 300 000, el RIMPE emprendedor. Algunas actividades no pueden estar en RIMPE.',
            'Municipio: patente, uso de suelo y, según el cantón, una licencia única de funcionamiento.',
            'Bomberos: permiso del local, con extintor y salida segura.',
            'Permisos del sector: por ejemplo, para alimentos pregunta en ARCSA y en tu municipio.',
            'Empleados: afílialos al IESS desde el primer día y registra el contrato en el Ministerio del Trabajo.',
          ],
        },
        {
          p: 'Si son varios socios, averigua sobre la sociedad por acciones simplificada, la SAS. Se constituye ante la Superintendencia de Compañías y puede tener incluso una sola persona accionista. Una sociedad siempre lleva contabilidad, así que suma ese costo.',
        },
        {
          p: 'Para proteger el nombre de tu producto, consulta el registro de marca en el SENADI antes de mandar a imprimir miles de etiquetas.',
        },
      ],
    },
    {
      titulo: 'Tus primeros noventa días',
      blocks: [
        {
          list: [
            'Anota cada venta y cada gasto el mismo día.',
            'Separa la cuenta del negocio de la de tu casa.',
            'Pregunta a cinco clientes por semana qué mejorarían.',
            'Cambia una sola cosa a la vez: precio, horario o producto. Así sabrás qué funcionó.',
            'Cada fin de mes compara lo vendido con tu meta de equilibrio.',
          ],
        },
        {
          p: 'Decide desde hoy tu límite: cuánto dinero y cuántos meses estás dispuesto a poner antes de cambiar de rumbo. Si llega ese día, cerrar a tiempo también es una buena decisión. Suspende el RUC para que no se acumulen obligaciones y conserva lo aprendido.',
        },
      ],
    },
  ],
} satisfies LibroDocument
