import type { SiteTexts } from './site-texts.ts'

export const es: SiteTexts = {
  home: {
    description:
      'Destinos, circuitos y experiencias en {{area}}, organizados por gente que vive aquí, para viajeros y agencias de viajes.',
    kicker: '{{area}}',
    title: 'Viajes hasta donde termina el mapa',
    lead: 'Hielo que truena, desiertos de siete colores, ciudades que se acuestan tarde. Cuéntenos adónde quiere ir y trazamos el camino.',
    destinations: 'Por dónde empezar',
    destinationsLead: 'Lugares a los que volvemos en cada estación, cada uno con su luz.',
    months: '¿Cuándo viaja?',
    monthsLead: 'Cuántos destinos son ideales o buenos en cada mes.',
    circuits: 'Viajes con un hilo',
    circuitsLead: 'Recorridos que sabemos de memoria; el suyo puede desviarse donde quiera.',
    experiences: 'Un día para contar',
    experiencesLead: 'Excursiones con gente que conoce cada curva.',
    packages: 'Dos o tres lugares, un viaje corto',
    packagesLead: 'Para quienes vienen por una semana.',
    why: {
      title: 'Por qué viajar con nosotros',
      lead: 'Somos un operador receptivo: estamos en casa allí adonde usted va.',
      local: {
        title: 'Vivimos aquí',
        text: 'Trabajamos en el terreno, en el huso horario del viaje, y hablamos directamente con guías y hoteles.',
      },
      whole: {
        title: 'Un solo equipo para todo el viaje',
        text: 'Hoteles, excursiones, traslados y pasos fronterizos los arman las mismas personas.',
      },
      languages: {
        title: 'En tres idiomas',
        text: 'Todo el sitio, y cada respuesta, en español, inglés y portugués.',
      },
      reference: {
        title: 'Una cotización, no una fila',
        text: 'Pídala desde cualquier página, sin cuenta. Recibe una referencia al instante y le contesta una persona.',
      },
    },
    incentives: 'Para empresas que celebran juntas',
    incentivesLead: 'Viajes de incentivo, convenciones y premios que valen el esfuerzo.',
    agents: {
      title: '¿Vende viajes? Pase.',
      text: 'Las agencias aprobadas ven nuestras tarifas y reservan en línea. La cuenta es gratuita y cada solicitud la revisa una persona.',
    },
  },
  about: {
    title: 'Quiénes somos',
    description: 'Un operador receptivo en {{area}}: para quién trabajamos y cómo.',
    lead: 'Recibimos viajeros en la otra punta del vuelo.',
    whatTitle: 'Qué hace un operador receptivo',
    whatText:
      'Quien vende un viaje desde lejos necesita a alguien en el lugar: que sepa qué camino está abierto después de la lluvia, qué guía habla el idioma justo y cuánto tarda la frontera un sábado. Ese es nuestro trabajo. Armamos hoteles, excursiones, traslados y vuelos internos, y respondemos por ellos hasta que los viajeros están en el avión de vuelta.',
    whoTitle: 'Para quién trabajamos',
    whoText:
      'Para agencias de viajes y operadores, que ven nuestras tarifas y reservan en línea cuando su cuenta está aprobada. Para empresas que premian a su gente con un viaje. Y para viajeros que nos escriben directamente: cada página del catálogo tiene un formulario y cada consulta recibe la respuesta de una persona.',
    howTitle: 'Cómo empieza un viaje',
    howText:
      'Con una pregunta. Los circuitos y paquetes de este catálogo son puntos de partida: se pueden sumar noches, saltear paradas, mover experiencias. Cuéntenos qué imagina y le enviaremos una propuesta con días, hoteles y precios.',
    nameTitle: 'Por qué {{name}}',
    nameText: '',
    figures: 'El catálogo hoy',
  },
  common: {
    footerText: 'Viajes por {{area}}, pensados por gente que vive aquí.',
  },
}
