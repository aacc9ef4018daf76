import type { DestinationGuide } from '../../guide.ts'
import { machuPicchuOutings } from '../outings/machu-picchu.ts'

export const machuPicchuGuide: DestinationGuide = {
  location: { lat: -13.51696, lng: -71.97853 },
  altitude: 3399,
  airport: 'CUZ',
  timeZone: 'America/Lima',
  nightsAdvised: { min: 4, max: 6 },
  aliases: [
    'Cusco',
    'Cuzco',
    'Machupicchu',
    'Valle Sagrado',
    'Sacred Valley',
    'Vale Sagrado',
    'Aguas Calientes',
    'Ollantaytambo',
    'Inca Trail',
    'Camino Inca',
  ],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Lluvia casi diaria, sobre todo de tarde; valle muy verde.',
        en: 'Rain almost daily, mostly in the afternoon; a very green valley.',
        pt: 'Chuva quase diária, sobretudo à tarde; vale bem verde.',
      },
    },
    {
      months: [2],
      state: 'fair',
      note: {
        es: 'El mes más lluvioso; el Camino Inca cierra por mantenimiento.',
        en: 'The wettest month; the Inca Trail closes for maintenance.',
        pt: 'O mês mais chuvoso; a Trilha Inca fecha para manutenção.',
      },
    },
    {
      months: [3],
      state: 'fair',
      note: {
        es: 'Las lluvias aflojan hacia fin de mes; orquídeas en flor.',
        en: 'Rain eases towards the end; orchids in flower.',
        pt: 'As chuvas diminuem no fim do mês; orquídeas em flor.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Cielos que se abren y laderas verdes; Semana Santa en Cusco.',
        en: 'Skies clear over green slopes; Holy Week in Cusco.',
        pt: 'O céu se abre sobre encostas verdes; Semana Santa em Cusco.',
      },
    },
    {
      months: [5],
      state: 'peak',
      note: {
        es: 'Seco, soleado y todavía sin las multitudes de julio.',
        en: 'Dry, sunny and still without the crowds of July.',
        pt: 'Seco, ensolarado e ainda sem as multidões de julho.',
      },
    },
    {
      months: [6],
      state: 'peak',
      note: {
        es: 'Inti Raymi el 24 y Corpus Christi; noches bajo cero en Cusco.',
        en: 'Inti Raymi on the 24th, and Corpus Christi; nights below zero in Cusco.',
        pt: 'Inti Raymi no dia 24 e Corpus Christi; noites abaixo de zero em Cusco.',
      },
    },
    {
      months: [7, 8],
      state: 'peak',
      note: {
        es: 'Cielo limpio y la mayor demanda: entradas con meses de anticipación.',
        en: 'Clear skies and the highest demand: tickets months ahead.',
        pt: 'Céu limpo e a maior procura: ingressos com meses de antecedência.',
      },
    },
    {
      months: [9],
      state: 'good',
      note: {
        es: 'Menos gente, días cálidos y algún chaparrón.',
        en: 'Fewer people, warm days and the odd shower.',
        pt: 'Menos gente, dias quentes e alguma pancada de chuva.',
      },
    },
    {
      months: [10],
      state: 'good',
      note: {
        es: 'Siembra en el valle; lluvias cortas de tarde.',
        en: 'Sowing time in the valley; short afternoon rain.',
        pt: 'Época de semeadura no vale; chuvas curtas à tarde.',
      },
    },
    {
      months: [11, 12],
      state: 'fair',
      note: {
        es: 'Empieza la estación de lluvias; mañanas a menudo despejadas.',
        en: 'The rains begin; mornings are often clear.',
        pt: 'Começa a estação das chuvas; manhãs muitas vezes abertas.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'La ciudad inca en su filo de granito, el Valle Sagrado que la alimentaba y Cusco, donde los muros de piedra sostienen iglesias barrocas.',
      highlights: [
        'Machu Picchu por el circuito de la vista clásica',
        'El tren junto al Urubamba, hasta el borde de la selva',
        'Las tres mil pozas de sal de Maras',
        'Los andenes circulares de Moray',
        'El barrio de San Blas, en Cusco',
      ],
      seasonNote:
        'La estación seca va de abril a octubre; junio y julio son los meses de fiesta y de más gente. De diciembre a marzo llueve y los precios bajan.',
      climate:
        'De montaña: días de 19 a 21 °C todo el año, noches de 0 °C en julio; lluvias de noviembre a marzo.',
      practical: {
        arrival:
          'Se vuela a Cusco (CUZ) desde Lima en una hora y veinte. Al aterrizar, lo mejor es bajar directamente al Valle Sagrado, 600 metros más bajo.',
        health:
          'Cusco está a casi 3.400 metros. Los dos primeros días: caminar despacio, comer liviano, beber agua y evitar el alcohol. Si tiene problemas cardíacos o respiratorios, consulte antes a su médico.',
        transport:
          'El tren sale de Ollantaytambo y tarda una hora y tres cuartos hasta Aguas Calientes; de ahí sube un autobús. El equipaje a bordo está limitado a una pieza pequeña: el resto queda en el hotel.',
        visas:
          'La entrada a Machu Picchu es nominativa: se controla con el mismo pasaporte con que se reservó.',
        clothing:
          'Capas, impermeable liviano, sombrero y protector solar. Por la noche, abrigo de verdad.',
        money:
          'La moneda es el sol. En los mercados y pueblos se paga en efectivo, con billetes pequeños y sin roturas.',
      },
      questions: [
        {
          question: '¿Con cuánta anticipación hay que reservar la entrada?',
          answer:
            'Para mayo a septiembre, de tres a cuatro meses. Hay cupo diario, horario de ingreso y circuitos distintos: el de la vista clásica es el primero en agotarse.',
        },
        {
          question: '¿Es mejor dormir en Aguas Calientes?',
          answer:
            'Si quiere entrar temprano o hacer una segunda visita, sí. En el día, desde el Valle Sagrado, se llega bien y sin apuro.',
        },
        {
          question: '¿Cómo se evita el mal de altura?',
          answer:
            'Durmiendo primero en el valle, a 2.800 metros, y dejando Cusco para el final. Nuestros hoteles tienen oxígeno.',
        },
      ],
    },
    en: {
      summary:
        'The Inca city on its blade of granite, the Sacred Valley that fed it, and Cusco, where walls of fitted stone hold up baroque churches.',
      highlights: [
        'Machu Picchu by the circuit with the classic view',
        'The train beside the Urubamba, to the edge of the jungle',
        'The three thousand salt pans of Maras',
        'The circular terraces of Moray',
        'The hillside quarter of San Blas, in Cusco',
      ],
      seasonNote:
        'The dry season runs from April to October; June and July bring festivals and the largest crowds. It rains from December to March, when prices fall.',
      climate:
        'Mountain: days of 19 to 21 °C all year, nights of 0 °C in July; rain from November to March.',
      practical: {
        arrival:
          'Flights from Lima to Cusco (CUZ) take an hour and twenty minutes. On landing, the best plan is to drive straight down to the Sacred Valley, 600 metres lower.',
        health:
          'Cusco stands at almost 3,400 metres. For the first two days walk slowly, eat lightly, drink water and leave alcohol alone. With heart or lung trouble, see your doctor first.',
        transport:
          'The train leaves Ollantaytambo and takes an hour and three quarters to Aguas Calientes, where a bus climbs to the gate. Luggage on board is limited to one small piece; the rest waits at the hotel.',
        visas:
          'Tickets to Machu Picchu carry your name and are checked against the passport they were booked with.',
        clothing:
          'Layers, a light raincoat, a hat and sun cream. For the evening, something truly warm.',
        money: 'The currency is the sol. Markets and villages want cash, in small untorn notes.',
      },
      questions: [
        {
          question: 'How far ahead must the ticket be booked?',
          answer:
            'For May to September, three to four months. There is a daily quota, an entry time and several circuits: the one with the classic view goes first.',
        },
        {
          question: 'Is it better to sleep in Aguas Calientes?',
          answer:
            'If you want to go in early or twice, yes. As a day out from the Sacred Valley it works well and without hurry.',
        },
        {
          question: 'How does one avoid altitude sickness?',
          answer:
            'By sleeping first in the valley, at 2,800 metres, and leaving Cusco for the end. Our hotels keep oxygen.',
        },
      ],
    },
    pt: {
      summary:
        'A cidade inca no seu fio de granito, o Vale Sagrado que a alimentava e Cusco, onde muros de pedra sustentam igrejas barrocas.',
      highlights: [
        'Machu Picchu pelo circuito da vista clássica',
        'O trem ao lado do Urubamba, até a beira da selva',
        'As três mil salinas de Maras',
        'Os terraços circulares de Moray',
        'O bairro de San Blas, em Cusco',
      ],
      seasonNote:
        'A estação seca vai de abril a outubro; junho e julho são os meses de festa e de mais gente. De dezembro a março chove e os preços caem.',
      climate:
        'De montanha: dias de 19 a 21 °C o ano todo, noites de 0 °C em julho; chuvas de novembro a março.',
      practical: {
        arrival:
          'Voa-se de Lima a Cusco (CUZ) em uma hora e vinte. Ao pousar, o melhor é descer direto para o Vale Sagrado, 600 metros mais baixo.',
        health:
          'Cusco fica a quase 3.400 metros. Nos dois primeiros dias: caminhar devagar, comer leve, beber água e evitar álcool. Com problemas cardíacos ou respiratórios, fale antes com o seu médico.',
        transport:
          'O trem sai de Ollantaytambo e leva uma hora e três quartos até Aguas Calientes, de onde sobe um ônibus. A bordo só se leva uma mala pequena; o resto fica no hotel.',
        visas:
          'O ingresso de Machu Picchu é nominal e conferido com o mesmo passaporte da reserva.',
        clothing:
          'Camadas, capa de chuva leve, chapéu e protetor solar. À noite, agasalho de verdade.',
        money:
          'A moeda é o sol. Nos mercados e povoados paga-se em dinheiro, com notas pequenas e sem rasgos.',
      },
      questions: [
        {
          question: 'Com quanta antecedência se reserva o ingresso?',
          answer:
            'De maio a setembro, três a quatro meses. Há cota diária, horário de entrada e circuitos diferentes: o da vista clássica é o primeiro a esgotar.',
        },
        {
          question: 'É melhor dormir em Aguas Calientes?',
          answer:
            'Para entrar cedo ou visitar duas vezes, sim. Em um dia, saindo do Vale Sagrado, chega-se bem e sem pressa.',
        },
        {
          question: 'Como se evita o mal de altitude?',
          answer:
            'Dormindo primeiro no vale, a 2.800 metros, e deixando Cusco para o fim. Nossos hotéis têm oxigênio.',
        },
      ],
    },
  },
  outings: machuPicchuOutings,
}
