import type { DestinationGuide } from '../../guide.ts'
import { barilocheOutings } from '../outings/bariloche.ts'

export const barilocheGuide: DestinationGuide = {
  location: { lat: -41.133472, lng: -71.310278 },
  altitude: 893,
  airport: 'BRC',
  timeZone: 'America/Argentina/Salta',
  nightsAdvised: { min: 3, max: 5 },
  aliases: [
    'San Carlos de Bariloche',
    'Nahuel Huapi',
    'Cerro Catedral',
    'Patagonia',
    'Siete Lagos',
    'Seven Lakes',
    'Villa La Angostura',
    'San Martín de los Andes',
  ],
  year: [
    {
      months: [1, 2],
      state: 'peak',
      note: {
        es: 'Verano de lago: 25 °C, refugios abiertos y playas concurridas.',
        en: 'Lake summer: 25 °C, mountain huts open and busy beaches.',
        pt: 'Verão de lago: 25 °C, refúgios abertos e praias movimentadas.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'Días serenos, poco viento y frambuesas tardías.',
        en: 'Calm days, little wind and late raspberries.',
        pt: 'Dias serenos, pouco vento e framboesas tardias.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Lengas y ñires en rojo y oro; noches frías.',
        en: 'Southern beeches in red and gold; cold nights.',
        pt: 'Lengas e ñires em vermelho e ouro; noites frias.',
      },
    },
    {
      months: [5],
      state: 'fair',
      note: {
        es: 'Lluvias de otoño; cierran los refugios de montaña.',
        en: 'Autumn rain; the mountain huts close.',
        pt: 'Chuvas de outono; os refúgios de montanha fecham.',
      },
    },
    {
      months: [6],
      state: 'fair',
      note: {
        es: 'Primeras nevadas; las pistas abren hacia fin de mes, si hay nieve.',
        en: 'First snow; the slopes open late in the month, snow permitting.',
        pt: 'Primeiras neves; as pistas abrem no fim do mês, se houver neve.',
      },
    },
    {
      months: [7, 8],
      state: 'peak',
      note: {
        es: 'Plena nieve en el cerro Catedral; julio coincide con las vacaciones.',
        en: 'Full snow on Cerro Catedral; July is holiday time.',
        pt: 'Plena neve no cerro Catedral; julho é mês de férias.',
      },
    },
    {
      months: [9],
      state: 'good',
      note: {
        es: 'Nieve de primavera, días más largos y menos filas.',
        en: 'Spring snow, longer days and shorter queues.',
        pt: 'Neve de primavera, dias mais longos e menos filas.',
      },
    },
    {
      months: [10],
      state: 'good',
      note: {
        es: 'Tulipanes, retamas y cumbres todavía blancas.',
        en: 'Tulips, broom and peaks still white.',
        pt: 'Tulipas, giestas e picos ainda brancos.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Lupinos en la ruta de los Siete Lagos y pesca abierta.',
        en: 'Lupins along the Seven Lakes road, and the fishing season.',
        pt: 'Lupinos na estrada dos Sete Lagos e pesca aberta.',
      },
    },
    {
      months: [12],
      state: 'peak',
      note: {
        es: 'Luz hasta las diez y senderos que se van secando.',
        en: 'Light until ten and trails drying out.',
        pt: 'Luz até as dez e trilhas que vão secando.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Siete brazos de lago entre bosques y cumbres nevadas, la ruta de los Siete Lagos, esquí en el Catedral y una mesa de truchas, ciervo y chocolate.',
      highlights: [
        'La vista del cerro Campanario',
        'Los lagos de la Ruta 40 hasta San Martín de los Andes',
        'El bosque de arrayanes, en la península de Quetrihué',
        'Esquí de julio a septiembre',
        'El curanto de Colonia Suiza',
      ],
      seasonNote:
        'Diciembre a marzo para los lagos, julio y agosto para la nieve, abril para el color. Mayo y junio son los meses más quietos.',
      climate:
        'Andino patagónico: 7 a 23 °C en verano, -2 a 6 °C en invierno; llueve sobre todo de mayo a agosto.',
      practical: {
        arrival:
          'El aeropuerto (BRC) está a 15 kilómetros del centro, con vuelos de Buenos Aires (dos horas y veinte), El Calafate y Mendoza. Por los lagos se cruza a Puerto Varas, en Chile, en un día de barcos y autobuses.',
        transport:
          'El centro se camina; para la avenida Bustillo y los cerros hay autobuses con tarjeta SUBE. Un vehículo da libertad en los Siete Lagos.',
        clothing:
          'En verano, abrigo para la tarde y traje de baño. En invierno, ropa de nieve (se alquila en el centro) y calzado con agarre.',
        food: 'Trucha, ciervo, cordero y ahumados; chocolate de fábricas familiares y cerveza de más de veinte productores.',
        money: 'Tarjetas en casi todas partes; efectivo para ferias y autobuses rurales.',
      },
      questions: [
        {
          question: '¿Conviene alquilar un vehículo?',
          answer:
            'En verano y otoño, sí, si le gusta detenerse donde quiera. En invierno puede hacer falta llevar cadenas y preferimos ofrecer conductor.',
        },
        {
          question: '¿Se puede combinar con Chile?',
          answer:
            'Sí: por los lagos hasta Puerto Varas en un día, o por el paso Cardenal Samoré, por ruta, en unas seis horas.',
        },
      ],
    },
    en: {
      summary:
        'Seven arms of lake among forests and snow peaks, the Seven Lakes road, skiing on Cerro Catedral and a table of trout, venison and chocolate.',
      highlights: [
        'The view from Cerro Campanario',
        'The lakes of Route 40, all the way to San Martín de los Andes',
        'The arrayán forest on the Quetrihué peninsula',
        'Skiing from July to September',
        'The earth-oven curanto of Colonia Suiza',
      ],
      seasonNote:
        'December to March for the lakes, July and August for snow, April for colour. May and June are the quietest months.',
      climate:
        'Patagonian Andes: 7 to 23 °C in summer, -2 to 6 °C in winter; rain mostly from May to August.',
      practical: {
        arrival:
          'The airport (BRC), 15 kilometres from the centre, has flights from Buenos Aires (two hours and twenty minutes), El Calafate and Mendoza. A day of boats and coaches crosses the lakes to Puerto Varas in Chile.',
        transport:
          'The centre is walkable; buses, paid with a SUBE card, serve Bustillo avenue and the hills. A car gives freedom on the Seven Lakes.',
        clothing:
          'In summer something warm for the evening, and a swimsuit. In winter snow clothes (for hire in the centre) and shoes with grip.',
        food: 'Trout, venison, lamb and smoked meats; chocolate from family makers and beer from over twenty breweries.',
        money: 'Cards nearly everywhere; cash for fairs and country buses.',
      },
      questions: [
        {
          question: 'Should we hire a car?',
          answer:
            'In summer and autumn, yes, if you like to stop where you please. In winter chains may be required and we would rather offer a driver.',
        },
        {
          question: 'Can it be combined with Chile?',
          answer:
            'Yes: across the lakes to Puerto Varas in a day, or by road over the Cardenal Samoré pass in about six hours.',
        },
      ],
    },
    pt: {
      summary:
        'Sete braços de lago entre bosques e picos nevados, a estrada dos Sete Lagos, esqui no Catedral e uma mesa de truta, cervo e chocolate.',
      highlights: [
        'A vista do cerro Campanario',
        'Os lagos da Ruta 40 até San Martín de los Andes',
        'O bosque de arrayanes, na península de Quetrihué',
        'Esqui de julho a setembro',
        'O curanto de Colonia Suiza',
      ],
      seasonNote:
        'De dezembro a março para os lagos, julho e agosto para a neve, abril para as cores. Maio e junho são os meses mais quietos.',
      climate:
        'Andes patagônicos: 7 a 23 °C no verão, -2 a 6 °C no inverno; chove sobretudo de maio a agosto.',
      practical: {
        arrival:
          'O aeroporto (BRC) fica a 15 quilômetros do centro, com voos de Buenos Aires (duas horas e vinte), El Calafate e Mendoza; no inverno há voos diretos do Brasil. Pelos lagos cruza-se a Puerto Varas, no Chile, em um dia de barcos e ônibus.',
        transport:
          'O centro se faz a pé; para a avenida Bustillo e os morros há ônibus pagos com o cartão SUBE. Um carro dá liberdade nos Sete Lagos.',
        clothing:
          'No verão, agasalho para a noite e roupa de banho. No inverno, roupa de neve (aluga-se no centro) e calçado com aderência.',
        food: 'Truta, cervo, cordeiro e defumados; chocolate de fábricas familiares e cerveja de mais de vinte produtores.',
        money: 'Cartões em quase toda parte; dinheiro para feiras e ônibus rurais.',
      },
      questions: [
        {
          question: 'Vale alugar um carro?',
          answer:
            'No verão e no outono, sim, para quem gosta de parar onde quiser. No inverno podem exigir correntes e preferimos oferecer motorista.',
        },
        {
          question: 'Dá para combinar com o Chile?',
          answer:
            'Sim: pelos lagos até Puerto Varas em um dia, ou pelo passo Cardenal Samoré, por estrada, em cerca de seis horas.',
        },
      ],
    },
  },
  outings: barilocheOutings,
}
