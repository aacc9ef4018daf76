import type { DestinationGuide } from '../../guide.ts'
import { puertoVarasOutings } from '../outings/puerto-varas.ts'

export const puertoVarasGuide: DestinationGuide = {
  location: { lat: -41.319537, lng: -72.985384 },
  altitude: 80,
  airport: 'PMC',
  timeZone: 'America/Santiago',
  nightsAdvised: { min: 2, max: 4 },
  aliases: [
    'Lago Llanquihue',
    'Volcán Osorno',
    'Frutillar',
    'Puerto Montt',
    'Chiloé',
    'Petrohué',
    'Patagonia',
    'Lagos chilenos',
    'Chilean Lake District',
  ],
  year: [
    {
      months: [1, 2],
      state: 'peak',
      note: {
        es: 'Los meses más secos: 24 °C, playas de lago y vista al volcán.',
        en: 'The driest months: 24 °C, lake beaches and the volcano in view.',
        pt: 'Os meses mais secos: 24 °C, praias de lago e vista do vulcão.',
      },
    },
    {
      months: [3],
      state: 'good',
      note: {
        es: 'Días claros y tranquilos; tiempo de moras.',
        en: 'Clear, quiet days; blackberry time.',
        pt: 'Dias claros e tranquilos; tempo de amoras.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Otoño dorado entre lluvia y lluvia.',
        en: 'A golden autumn between one rain and the next.',
        pt: 'Outono dourado entre uma chuva e outra.',
      },
    },
    {
      months: [5, 6],
      state: 'fair',
      note: {
        es: 'Lluvia más de la mitad de los días; el volcán se esconde.',
        en: 'Rain more than every second day; the volcano hides.',
        pt: 'Chuva em mais da metade dos dias; o vulcão se esconde.',
      },
    },
    {
      months: [7, 8],
      state: 'fair',
      note: {
        es: 'Lluvia en el lago, nieve y esquí en el Osorno.',
        en: 'Rain on the lake, snow and skiing on Osorno.',
        pt: 'Chuva no lago, neve e esqui no Osorno.',
      },
    },
    {
      months: [9],
      state: 'good',
      note: {
        es: 'Fiestas patrias el 18 y bosques que brotan.',
        en: 'National holidays on the 18th, and budding forests.',
        pt: 'Festas nacionais no dia 18 e bosques que brotam.',
      },
    },
    {
      months: [10, 11],
      state: 'good',
      note: {
        es: 'Retamas, lupinos y saltos con mucha agua.',
        en: 'Broom, lupins and falls in full flow.',
        pt: 'Giestas, lupinos e saltos com muita água.',
      },
    },
    {
      months: [12],
      state: 'peak',
      note: {
        es: 'Tardes largas, rosas en los jardines y senderos secos.',
        en: 'Long evenings, roses in the gardens and dry trails.',
        pt: 'Tardes longas, rosas nos jardins e trilhas secas.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Un pueblo de tejuelas y rosas frente al volcán Osorno, puerta de los saltos del Petrohué, del cruce de lagos a Bariloche y de las iglesias de Chiloé.',
      highlights: [
        'El cono del Osorno al otro lado del agua',
        'Los saltos verdes del Petrohué',
        'El lago Todos los Santos',
        'Las iglesias de madera de Chiloé',
        'Kuchen y el teatro sobre el lago, en Frutillar',
      ],
      seasonNote:
        'De noviembre a abril llueve menos y el volcán se deja ver. En primavera florecen los lupinos; de mayo a agosto el impermeable es indispensable.',
      climate:
        'Templado lluvioso: 9 a 23 °C en verano, 3 a 11 °C en invierno; unos 1.700 mm de lluvia al año.',
      practical: {
        arrival:
          'El aeropuerto de Puerto Montt (PMC) está a media hora, con vuelos de Santiago (una hora y tres cuartos). Desde Bariloche se llega en un día por los lagos o en seis horas por ruta.',
        weather:
          'La niebla de la mañana suele abrirse hacia el mediodía: dé al volcán dos días de margen.',
        clothing: 'Impermeable, calzado resistente al agua y una capa abrigada, también en enero.',
        food: 'Salmón, mariscos, milcao de papa, curanto y kuchen de murta. Buenos vinos blancos del valle de Casablanca.',
        transport:
          'El ferry a Chiloé tarda media hora y sale con mucha frecuencia. Un vehículo es cómodo para el lago.',
      },
      questions: [
        {
          question: '¿Chiloé en el día o con noche?',
          answer:
            'En el día se ven Castro y dos o tres iglesias. Con una o dos noches se llega a las islas menores y a la costa de los pingüinos.',
        },
        {
          question: '¿El cruce de lagos sale todo el año?',
          answer: 'Sí. En invierno el recorrido puede dividirse en dos días por las horas de luz.',
        },
      ],
    },
    en: {
      summary:
        'A town of shingles and roses facing Osorno volcano, gateway to the Petrohué falls, the lake crossing to Bariloche and the churches of Chiloé.',
      highlights: [
        'The cone of Osorno across the water',
        'The green falls of Petrohué',
        'Lake Todos los Santos',
        'The wooden churches of Chiloé',
        'Kuchen, and the theatre over the lake, in Frutillar',
      ],
      seasonNote:
        'From November to April it rains less and the volcano shows itself. Lupins flower in spring; from May to August a raincoat is a must.',
      climate:
        'Mild and rainy: 9 to 23 °C in summer, 3 to 11 °C in winter; about 1,700 mm of rain a year.',
      practical: {
        arrival:
          'Puerto Montt airport (PMC) is half an hour away, with flights from Santiago (an hour and three quarters). From Bariloche it is a day across the lakes or six hours by road.',
        weather: 'Morning mist tends to lift towards midday: give the volcano two days to appear.',
        clothing: 'A raincoat, waterproof shoes and a warm layer, in January too.',
        food: 'Salmon, shellfish, potato milcao, curanto and murta-berry kuchen. Good white wines from the Casablanca valley.',
        transport:
          'The ferry to Chiloé takes half an hour and sails very often. A car is handy around the lake.',
      },
      questions: [
        {
          question: 'Chiloé in a day, or overnight?',
          answer:
            'In a day you see Castro and two or three churches. One or two nights reach the smaller islands and the penguin coast.',
        },
        {
          question: 'Does the lake crossing run all year?',
          answer: 'Yes. In winter it may be split over two days for lack of daylight.',
        },
      ],
    },
    pt: {
      summary:
        'Uma cidade de madeira e rosas diante do vulcão Osorno, porta dos saltos do Petrohué, da travessia dos lagos a Bariloche e das igrejas de Chiloé.',
      highlights: [
        'O cone do Osorno do outro lado da água',
        'Os saltos verdes do Petrohué',
        'O lago Todos los Santos',
        'As igrejas de madeira de Chiloé',
        'Kuchen e o teatro sobre o lago, em Frutillar',
      ],
      seasonNote:
        'De novembro a abril chove menos e o vulcão aparece. Na primavera florescem os lupinos; de maio a agosto a capa de chuva é indispensável.',
      climate:
        'Temperado chuvoso: 9 a 23 °C no verão, 3 a 11 °C no inverno; cerca de 1.700 mm de chuva por ano.',
      practical: {
        arrival:
          'O aeroporto de Puerto Montt (PMC) fica a meia hora, com voos de Santiago (uma hora e três quartos). De Bariloche chega-se em um dia pelos lagos ou em seis horas por estrada.',
        weather:
          'A névoa da manhã costuma abrir perto do meio-dia: dê ao vulcão dois dias de margem.',
        clothing: 'Capa de chuva, calçado impermeável e uma camada quente, mesmo em janeiro.',
        food: 'Salmão, frutos do mar, milcao de batata, curanto e kuchen de murta. Bons vinhos brancos do vale de Casablanca.',
        transport:
          'A balsa para Chiloé leva meia hora e sai com muita frequência. Um carro é cômodo para dar a volta ao lago.',
      },
      questions: [
        {
          question: 'Chiloé num dia ou com pernoite?',
          answer:
            'Num dia veem-se Castro e duas ou três igrejas. Com uma ou duas noites chega-se às ilhas menores e à costa dos pinguins.',
        },
        {
          question: 'A travessia dos lagos sai o ano todo?',
          answer: 'Sim. No inverno o percurso pode ser dividido em dois dias, por falta de luz.',
        },
      ],
    },
  },
  outings: puertoVarasOutings,
}
