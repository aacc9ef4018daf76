import type { DestinationGuide } from '../../guide.ts'
import { laPazOutings } from '../outings/la-paz.ts'

export const laPazGuide: DestinationGuide = {
  location: { lat: -16.495545, lng: -68.133623 },
  altitude: 3640,
  airport: 'LPB',
  timeZone: 'America/La_Paz',
  nightsAdvised: { min: 2, max: 3 },
  aliases: [
    'La Paz',
    'Chuquiago',
    'El Alto',
    'Tiwanaku',
    'Tiahuanaco',
    'Illimani',
    'Nuestra Señora de La Paz',
  ],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Lluvia casi diaria; la feria de Alasita empieza el 24.',
        en: 'Rain almost daily; the Alasita fair of miniatures opens on the 24th.',
        pt: 'Chuva quase diária; a feira de Alasita começa no dia 24.',
      },
    },
    {
      months: [2, 3],
      state: 'fair',
      note: {
        es: 'Carnaval y lluvias de tarde; el Illimani asoma poco.',
        en: 'Carnival and afternoon rain; Illimani seldom shows.',
        pt: 'Carnaval e chuvas à tarde; o Illimani pouco aparece.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'El cielo se abre y los cerros siguen verdes.',
        en: 'Skies open and the hills are still green.',
        pt: 'O céu se abre e as montanhas seguem verdes.',
      },
    },
    {
      months: [5],
      state: 'peak',
      note: {
        es: 'Aire transparente; fiesta del Gran Poder entre mayo y junio.',
        en: 'Transparent air; the Gran Poder parade falls in May or June.',
        pt: 'Ar transparente; festa do Gran Poder entre maio e junho.',
      },
    },
    {
      months: [6, 7],
      state: 'good',
      note: {
        es: 'Sol y noches bajo cero; año nuevo aimara el 21 de junio.',
        en: 'Sun, and nights below zero; Aymara new year on 21 June.',
        pt: 'Sol e noites abaixo de zero; ano-novo aimará em 21 de junho.',
      },
    },
    {
      months: [8, 9],
      state: 'peak',
      note: {
        es: 'Cielos limpios, días tibios y el Illimani a la vista.',
        en: 'Clear skies, mild days and Illimani in view.',
        pt: 'Céu limpo, dias amenos e o Illimani à vista.',
      },
    },
    {
      months: [10],
      state: 'good',
      note: {
        es: 'Tardes templadas; alguna tormenta.',
        en: 'Mild afternoons and the odd storm.',
        pt: 'Tardes amenas; algum temporal.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Todos Santos, con mesas para los difuntos; primeras lluvias.',
        en: 'All Saints, with tables laid for the dead; the first rains.',
        pt: 'Todos os Santos, com mesas para os mortos; primeiras chuvas.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Lluvias de tarde y mañanas despejadas.',
        en: 'Afternoon rain and clear mornings.',
        pt: 'Chuva à tarde e manhãs abertas.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Una ciudad en un cuenco de ladrillo bajo el Illimani, con el transporte público de mejor vista del mundo y las piedras de Tiwanaku a setenta kilómetros.',
      highlights: [
        'Cruzar la ciudad en teleférico',
        'La calle de las Brujas y los mercados',
        'Los cholets de El Alto',
        'La Puerta del Sol de Tiwanaku',
        'Una cocina nueva de papa, quinua y cacao',
      ],
      seasonNote:
        'De abril a noviembre, sol y aire limpio; en junio y julio las noches son heladas. De diciembre a marzo llueve por la tarde.',
      climate:
        'Frío de altura: días de 13 a 18 °C todo el año, noches de -1 °C en julio y 6 °C en enero.',
      practical: {
        arrival:
          'El aeropuerto de El Alto (LPB) está a 4.060 metros y a unos 30 minutos del centro. Hay vuelos de Lima, Santiago, Bogotá y, dentro del país, de Uyuni y Santa Cruz.',
        health:
          'El primer día: caminar despacio, comer poco y beber agua. Pida dormir en la zona sur, 400 metros más abajo, si la altura le preocupa.',
        visas:
          'Revise los requisitos para su pasaporte. Se exige la vacuna contra la fiebre amarilla a quien llega de zonas de riesgo.',
        transport:
          'Diez líneas de teleférico unen la ciudad con El Alto; se paga con tarjeta recargable o billete. En taxi, acuerde el precio antes.',
        money: 'Bolivianos en efectivo para mercados y taxis; tarjeta en hoteles y restaurantes.',
        clothing: 'Capas y calzado con agarre: todas las calles suben o bajan.',
      },
      questions: [
        {
          question: '¿Conviene empezar o terminar el viaje en La Paz?',
          answer: 'Terminarlo, si se puede: tras Cusco o el Titicaca el cuerpo llega preparado.',
        },
        {
          question: '¿Se puede ir al Titicaca en el día?',
          answer:
            'Sí, a Copacabana y la isla del Sol, en una jornada de unas trece horas. Con una noche se disfruta más.',
        },
      ],
    },
    en: {
      summary:
        'A city in a bowl of brick beneath Illimani, with the best view of any public transport in the world and the stones of Tiwanaku seventy kilometres away.',
      highlights: [
        'Crossing the city by cable car',
        "The Witches' Street and the markets",
        'The cholets of El Alto',
        'The Gate of the Sun at Tiwanaku',
        'A new cooking of potato, quinoa and cacao',
      ],
      seasonNote:
        'From April to November, sun and clean air; nights are icy in June and July. From December to March it rains in the afternoon.',
      climate:
        'Cold and high: days of 13 to 18 °C all year, nights of -1 °C in July and 6 °C in January.',
      practical: {
        arrival:
          'El Alto airport (LPB) lies at 4,060 metres, some 30 minutes from the centre. There are flights from Lima, Santiago and Bogotá and, within Bolivia, from Uyuni and Santa Cruz.',
        health:
          'On the first day walk slowly, eat little and drink water. If altitude worries you, ask to sleep in the southern quarter, 400 metres lower.',
        visas:
          'Check what your passport needs. A yellow fever certificate is asked of those arriving from areas at risk.',
        transport:
          'Ten cable-car lines join the city and El Alto, paid with a rechargeable card or single tickets. Agree taxi fares beforehand.',
        money: 'Bolivianos in cash for markets and taxis; cards in hotels and restaurants.',
        clothing: 'Layers, and shoes with grip: every street goes up or down.',
      },
      questions: [
        {
          question: 'Should La Paz open or close the journey?',
          answer: 'Close it, if you can: after Cusco or Titicaca the body arrives prepared.',
        },
        {
          question: 'Can Titicaca be visited in a day?',
          answer:
            'Yes, Copacabana and the Island of the Sun, in some thirteen hours. With a night it is a greater pleasure.',
        },
      ],
    },
    pt: {
      summary:
        'Uma cidade numa tigela de tijolo sob o Illimani, com o transporte público de melhor vista do mundo e as pedras de Tiwanaku a setenta quilômetros.',
      highlights: [
        'Atravessar a cidade de teleférico',
        'A rua das Bruxas e os mercados',
        'Os cholets de El Alto',
        'A Porta do Sol de Tiwanaku',
        'Uma cozinha nova de batata, quinoa e cacau',
      ],
      seasonNote:
        'De abril a novembro, sol e ar limpo; em junho e julho as noites são geladas. De dezembro a março chove à tarde.',
      climate:
        'Frio de altitude: dias de 13 a 18 °C o ano todo, noites de -1 °C em julho e 6 °C em janeiro.',
      practical: {
        arrival:
          'O aeroporto de El Alto (LPB) fica a 4.060 metros e a uns 30 minutos do centro. Há voos de Lima, Santiago, Bogotá e, dentro do país, de Uyuni e Santa Cruz.',
        health:
          'No primeiro dia: caminhar devagar, comer pouco e beber água. Se a altitude preocupa, peça para dormir na zona sul, 400 metros mais abaixo.',
        visas:
          'Brasileiros entram com passaporte ou carteira de identidade. Pode ser exigido o certificado de vacina contra a febre amarela.',
        transport:
          'Dez linhas de teleférico ligam a cidade a El Alto, pagas com cartão recarregável ou bilhete. No táxi, combine o preço antes.',
        money: 'Bolivianos em dinheiro para mercados e táxis; cartão em hotéis e restaurantes.',
        clothing: 'Camadas e calçado com aderência: todas as ruas sobem ou descem.',
      },
      questions: [
        {
          question: 'Convém começar ou terminar a viagem em La Paz?',
          answer: 'Terminar, se possível: depois de Cusco ou do Titicaca o corpo chega preparado.',
        },
        {
          question: 'Dá para ir ao Titicaca num dia?',
          answer:
            'Sim, a Copacabana e à Ilha do Sol, numa jornada de cerca de treze horas. Com uma noite é ainda melhor.',
        },
      ],
    },
  },
  outings: laPazOutings,
}
