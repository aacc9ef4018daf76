import type { DemoDay } from '../../itinerary-model.ts'

export const trailsOfTheSouthDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-posada-coiron',
    transfers: [{ mode: 'car', minutes: 25, km: 22, service: 'shared' }],
    details: {
      es: {
        title: 'Llegada a El Calafate',
        text: 'Traslado a la posada, a dos cuadras de la calle principal. Si hace falta comprar guantes o bastones, los negocios cierran a las nueve.',
      },
      en: {
        title: 'Arrival in El Calafate',
        text: 'A transfer to the inn, two blocks from the main street. If you still need gloves or poles, the shops stay open until nine.',
      },
      pt: {
        title: 'Chegada a El Calafate',
        text: 'Traslado à pousada, a duas quadras da rua principal. Se for preciso comprar luvas ou bastões, as lojas fecham às nove.',
      },
    },
  },
  {
    day: 2,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-posada-coiron',
    tours: ['calafate-ice-trek'],
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'bus', minutes: 90, km: 80, service: 'shared' },
      { mode: 'boat', minutes: 20, service: 'shared' },
      { mode: 'bus', minutes: 90, km: 80, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Crampones en el Perito Moreno',
        text: 'Navegación por el brazo Rico y hora y media sobre el hielo con guías de montaña. La vianda se come frente al glaciar y queda tiempo para las pasarelas.',
      },
      en: {
        title: 'Crampons on Perito Moreno',
        text: 'A boat over the Rico arm and an hour and a half on the ice with mountain guides. You eat your packed lunch facing the glacier and have time for the walkways.',
      },
      pt: {
        title: 'Grampões no Perito Moreno',
        text: 'Navegação pelo braço Rico e hora e meia sobre o gelo com guias de montanha. O lanche é comido diante da geleira e sobra tempo para as passarelas.',
      },
    },
  },
  {
    day: 3,
    destination: 'el-chalten',
    overnight: 'hotel',
    hotel: 'chalten-hosteria-piedra-clavada',
    meals: ['breakfast'],
    transfers: [
      { mode: 'bus', minutes: 180, km: 215, toDestination: 'el-chalten', service: 'shared' },
    ],
    details: {
      es: {
        title: 'Ruta 40 a El Chaltén',
        text: 'Tres horas de estepa, con parada en La Leona. Por la tarde, el mirador de los Cóndores o el Chorrillo del Salto, según el viento. Los dueños de casa son guías: revisan el pronóstico con cada uno.',
      },
      en: {
        title: 'Route 40 to El Chaltén',
        text: "Three hours of steppe, with a stop at La Leona. In the afternoon, the Condors' lookout or the Chorrillo del Salto, as the wind allows. The owners are guides and go over the forecast with each guest.",
      },
      pt: {
        title: 'Ruta 40 até El Chaltén',
        text: 'Três horas de estepe, com parada em La Leona. À tarde, o mirante dos Condores ou o Chorrillo del Salto, conforme o vento. Os donos da casa são guias: revisam a previsão com cada um.',
      },
    },
  },
  {
    day: 4,
    destination: 'el-chalten',
    overnight: 'hotel',
    hotel: 'chalten-hosteria-piedra-clavada',
    tours: ['chalten-laguna-de-los-tres'],
    meals: ['breakfast', 'boxLunch'],
    details: {
      es: {
        title: 'Laguna de los Tres',
        text: 'Veinte kilómetros, ocho o nueve horas y una última cuesta empinada hasta la orilla turquesa bajo el Fitz Roy. Guía, vianda y bastones incluidos. A la vuelta, sopa caliente y secadero de botas.',
      },
      en: {
        title: 'Laguna de los Tres',
        text: 'Twenty kilometres, eight to nine hours and a steep last climb to the turquoise shore under Fitz Roy. Guide, packed lunch and poles are included. On your return there is hot soup and a drying room for boots.',
      },
      pt: {
        title: 'Laguna de los Tres',
        text: 'Vinte quilômetros, oito ou nove horas e uma última ladeira íngreme até a margem turquesa sob o Fitz Roy. Guia, lanche e bastões incluídos. Na volta, sopa quente e secador de botas.',
      },
    },
  },
  {
    day: 5,
    destination: 'el-chalten',
    overnight: 'hotel',
    hotel: 'chalten-hosteria-piedra-clavada',
    tours: ['chalten-sunrise'],
    meals: ['breakfast', 'boxLunch'],
    details: {
      es: {
        title: 'Amanecer y día de margen',
        text: 'Media hora de subida con linterna para ver encenderse el Fitz Roy. El resto del día es libre y sirve de reserva: si ayer sopló demasiado, la laguna se camina hoy.',
      },
      en: {
        title: 'Sunrise and a day in hand',
        text: 'Half an hour uphill by head torch to see Fitz Roy catch fire. The rest of the day is free and serves as a reserve: if it blew too hard yesterday, the lagoon is walked today.',
      },
      pt: {
        title: 'Amanhecer e dia de folga',
        text: 'Meia hora de subida com lanterna para ver o Fitz Roy se acender. O resto do dia é livre e serve de reserva: se ontem ventou demais, a laguna é caminhada hoje.',
      },
    },
  },
  {
    day: 6,
    destination: 'el-calafate',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'bus', minutes: 180, km: 215, toDestination: 'el-calafate', service: 'shared' },
    ],
    details: {
      es: {
        title: 'Regreso a El Calafate',
        text: 'Por la ruta 40 hasta el aeropuerto de El Calafate, que queda antes de la ciudad. Conviene un vuelo posterior a las dos de la tarde.',
      },
      en: {
        title: 'Back to El Calafate',
        text: 'Along Route 40 to El Calafate airport, which lies before the town. Choose a flight after two in the afternoon.',
      },
      pt: {
        title: 'Volta a El Calafate',
        text: 'Pela ruta 40 até o aeroporto de El Calafate, que fica antes da cidade. Convém um voo depois das duas da tarde.',
      },
    },
  },
]
