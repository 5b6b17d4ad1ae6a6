import type { SiteDocument } from '../document.ts'

export default {
  archivo: 'perfil-del-proyecto',
  kind: 'perfil',
  titulo: 'Núcleo de Apoyo Contable y Fiscal: perfil del proyecto',
  descripcion:
    'Qué es el NAF de la Universidad de las Fuerzas Armadas ESPE, a quién sirve, qué hace, qué se propone cada semestre y hasta cuándo.',
  fechaPublicacion: '2025-07-09',
  sections: [
    {
      titulo: 'El proyecto',
      blocks: [
        {
          p: 'El Núcleo de Apoyo Contable y Fiscal (NAF) es un centro de la Universidad de las Fuerzas Armadas ESPE que ofrece asesoría tributaria y contable gratuita. Trabaja junto al Servicio de Rentas Internas (SRI), la autoridad tributaria del Ecuador.',
        },
        {
          p: 'Muchas personas no declaran, o declaran mal, porque nadie les explicó cómo hacerlo y no pueden pagar a quien lo haga. El NAF responde a esa necesidad: estudiantes acompañados por docentes explican cada paso, con calma y con palabras sencillas.',
        },
      ],
    },
    {
      titulo: 'Objetivo general',
      blocks: [
        {
          p: 'Fortalecer la cultura tributaria de la comunidad con orientación gratuita, clara y cercana, que ayude a cada contribuyente a conocer sus derechos y a cumplir sus obligaciones por sí mismo.',
        },
      ],
    },
    {
      titulo: 'Objetivos específicos',
      blocks: [
        {
          list: [
            'Orientar de forma virtual a los contribuyentes en sus consultas tributarias y contables.',
            'Publicar materiales abiertos y confiables: una biblioteca digital y boletines.',
            'Capacitar a la comunidad en temas tributarios con encuentros virtuales.',
            'Formar a los estudiantes con casos reales y con sentido de servicio.',
            'Dar a conocer el servicio a quienes más lo necesitan.',
          ],
        },
      ],
    },
    {
      titulo: 'A quién está dirigido',
      blocks: [
        {
          list: [
            'Personas naturales, obligadas o no a llevar contabilidad.',
            'Emprendimientos, negocios pequeños, sociedades y demás personas jurídicas que necesitan orientación.',
            'Personas con discapacidad, que lo indican al pedir la asesoría para que se las atienda como necesitan.',
            'Estudiantes de la ESPE que quieren participar como voluntarios.',
          ],
        },
      ],
    },
    {
      titulo: 'Qué hace el NAF',
      blocks: [
        {
          table: {
            head: ['Actividad', 'En qué consiste'],
            rows: [
              [
                'Asesoría virtual',
                'Declaraciones tributarias, actualización de RUC, gastos personales, facturación electrónica y otros temas. La persona elige cómo quiere que la contacten.',
              ],
              ['Biblioteca digital', 'Guías en PDF, contables y no contables, abiertas a todo público.'],
              [
                'Boletines contables',
                'Novedades explicadas en pocas páginas, para quienes tienen una cuenta.',
              ],
              ['Capacitaciones', 'Encuentros virtuales sobre los temas que más se consultan.'],
              [
                'Voluntariado',
                'Estudiantes de la ESPE que se inscriben para orientar, guiados por docentes.',
              ],
            ],
          },
        },
      ],
    },
    {
      titulo: 'Metas',
      blocks: [
        { p: 'El proyecto se propone alcanzar cada semestre:' },
        {
          table: {
            head: ['Meta', 'Cada semestre'],
            rows: [
              ['Presencia en redes sociales', '20 % más'],
              ['Capacitaciones virtuales', '3'],
              ['Contribuyentes atendidos', '4.000'],
              ['Personas que reciben atención en total', 'Más de 5.000'],
            ],
          },
        },
      ],
    },
    {
      titulo: 'Quiénes lo llevan adelante',
      blocks: [
        {
          list: [
            'La ESPE coordina el proyecto, aporta estudiantes, docentes y espacios, y sostiene este portal.',
            'El SRI colabora con capacitación y material de consulta.',
            'Los estudiantes voluntarios atienden a los contribuyentes, con la guía de sus docentes.',
          ],
        },
        {
          p: 'El NAF atiende desde dos campus de la ESPE: Sangolquí, que es la matriz, y Latacunga. Cada campus tiene su convenio.',
        },
      ],
    },
    {
      titulo: 'Alcance y límites',
      blocks: [
        {
          p: 'El servicio es gratuito y solo informativo. El proyecto no realiza trámites ante la autoridad tributaria, no presenta declaraciones en nombre de nadie y nunca pide claves. La decisión y la responsabilidad de cada declaración son del contribuyente.',
        },
      ],
    },
    {
      titulo: 'Vigencia',
      blocks: [{ p: 'El proyecto está vigente hasta enero de 2028.' }],
    },
    {
      titulo: 'Cómo pedir una asesoría',
      blocks: [
        {
          steps: [
            'Entra en el portal del NAF y elige «Solicitar Asesoría». No necesitas una cuenta.',
            'Escribe tus datos y cuenta tu duda con tus propias palabras.',
            'Recibes un correo con el resumen, y el NAF te contacta por el medio que elegiste.',
          ],
        },
      ],
    },
  ],
} satisfies SiteDocument
