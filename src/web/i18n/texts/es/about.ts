import type { Texts } from '../../texts.ts'

export const about: Texts['about'] = {
  title: 'Quiénes somos',
  description: 'Un operador receptivo de Argentina y Sudamérica: para quién trabajamos y cómo.',
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
  nameTitle: 'Por qué Ñandú',
  nameText:
    'El ñandú es la gran ave corredora de las llanuras sudamericanas. No puede volar: por eso conoce el suelo mejor que nadie.',
  figures: 'El catálogo hoy',
}
