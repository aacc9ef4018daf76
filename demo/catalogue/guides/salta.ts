import type { DestinationGuide } from '../../guide.ts'
import { saltaOutings } from '../outings/salta.ts'

export const saltaGuide: DestinationGuide = {
  location: { lat: -24.782127, lng: -65.423198 },
  altitude: 1152,
  airport: 'SLA',
  timeZone: 'America/Argentina/Salta',
  nightsAdvised: { min: 3, max: 5 },
  aliases: [
    'Salta la Linda',
    'Cafayate',
    'Cachi',
    'Valles Calchaquíes',
    'Calchaquí Valleys',
    'Tren a las Nubes',
    'Norte argentino',
    'NOA',
  ],
  year: [
    {
      months: [1, 2],
      state: 'fair',
      note: {
        es: 'Lluvias de tarde que pueden cortar la cuesta del Obispo.',
        en: 'Afternoon rain that may cut the Obispo pass.',
        pt: 'Chuvas à tarde que podem fechar a Cuesta del Obispo.',
      },
    },
    {
      months: [3],
      state: 'fair',
      note: {
        es: 'Cerros verdes; vendimia en Cafayate y últimas tormentas.',
        en: 'Green hills; harvest in Cafayate and the last storms.',
        pt: 'Montanhas verdes; vindima em Cafayate e os últimos temporais.',
      },
    },
    {
      months: [4, 5],
      state: 'peak',
      note: {
        es: 'Días de sol y 24 °C, caminos abiertos.',
        en: 'Sunny days of 24 °C and open roads.',
        pt: 'Dias de sol e 24 °C, estradas abertas.',
      },
    },
    {
      months: [6],
      state: 'good',
      note: {
        es: 'Aire seco y la gran guardia gaucha a Güemes, el 16 y 17.',
        en: 'Dry air, and the gaucho vigil for Güemes on the 16th and 17th.',
        pt: 'Ar seco e a grande vigília gaúcha a Güemes, dias 16 e 17.',
      },
    },
    {
      months: [7],
      state: 'good',
      note: {
        es: 'Sol de invierno; mucha gente por las vacaciones.',
        en: 'Winter sun; busy with the school holidays.',
        pt: 'Sol de inverno; muita gente nas férias.',
      },
    },
    {
      months: [8, 9],
      state: 'peak',
      note: {
        es: 'Cielos limpios; en septiembre, la fiesta del Milagro, con miles de peregrinos.',
        en: 'Clear skies; in September, the feast of the Miracle and its pilgrims.',
        pt: 'Céu limpo; em setembro, a festa do Milagro e seus milhares de peregrinos.',
      },
    },
    {
      months: [10, 11],
      state: 'good',
      note: {
        es: 'Calor seco, lapachos y jacarandás en flor.',
        en: 'Dry heat, with lapacho and jacaranda in flower.',
        pt: 'Calor seco, ipês e jacarandás em flor.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Empiezan las tormentas de verano.',
        en: 'The summer storms begin.',
        pt: 'Começam os temporais de verão.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Una ciudad de recovas y peñas, y a su alrededor los mejores caminos del norte: Cachi entre cardones, Cafayate y su torrontés, el viaducto a 4.220 metros.',
      highlights: [
        'La plaza 9 de Julio y el Museo de Alta Montaña',
        'La cuesta del Obispo y el Parque Los Cardones',
        'La quebrada de las Conchas, roja de punta a punta',
        'Torrontés de altura en Cafayate',
        'Empanadas de horno de barro y una noche de peña',
      ],
      seasonNote:
        'De abril a noviembre los cielos están limpios. De enero a marzo la lluvia puede cerrar los caminos de montaña por unas horas o unos días.',
      climate:
        'Templado con estación seca: 16 a 28 °C en verano, 3 a 20 °C en invierno; lluvias de diciembre a marzo.',
      practical: {
        arrival:
          'El aeropuerto (SLA) está a 15 minutos del centro, con vuelos de Buenos Aires (dos horas y cuarto), Iguazú y Mendoza.',
        transport:
          'A Cafayate hay 190 kilómetros por la Ruta 68; a Cachi, 160 por la cuesta del Obispo. Unir ambas por la Ruta 40 es ripio, lento y hermoso.',
        health:
          'La ciudad está a 1.150 metros, pero la cuesta del Obispo pasa los 3.300 y el Tren a las Nubes los 4.200: cena liviana la noche anterior y mucha agua.',
        food: 'Empanadas salteñas al cuchillo, locro, tamales y humita. Las peñas empiezan a las diez de la noche.',
        clothing: 'Capas, sombrero y protector. De noche refresca todo el año en los valles.',
      },
      questions: [
        {
          question: '¿Cafayate en el día o con una noche?',
          answer:
            'En el día se puede: son doce horas. Con una noche se ve la quebrada con luz baja y se cena junto a las viñas.',
        },
        {
          question: '¿El Tren a las Nubes sale de Salta?',
          answer:
            'Sale de San Antonio de los Cobres, adonde se llega por ruta en unas cuatro horas con paradas.',
        },
      ],
    },
    en: {
      summary:
        'A city of arcades and folk taverns and, all around it, the best roads of the north: Cachi among cacti, Cafayate and its torrontés, a viaduct at 4,220 metres.',
      highlights: [
        'The main square and the Museum of High Mountain Archaeology',
        'The Obispo pass and Los Cardones park',
        'The Conchas gorge, red from end to end',
        'High-altitude torrontés in Cafayate',
        'Clay-oven empanadas and a night of guitars',
      ],
      seasonNote:
        'From April to November skies are clear. From January to March rain may close mountain roads for hours or days.',
      climate:
        'Temperate with a dry season: 16 to 28 °C in summer, 3 to 20 °C in winter; rain from December to March.',
      practical: {
        arrival:
          'The airport (SLA) is 15 minutes from the centre, with flights from Buenos Aires (two and a quarter hours), Iguazú and Mendoza.',
        transport:
          'Cafayate is 190 kilometres off by Route 68; Cachi 160 over the Obispo pass. Joining the two by Route 40 means gravel: slow and handsome.',
        health:
          'The city lies at 1,150 metres, but the Obispo pass tops 3,300 and the Train to the Clouds 4,200: eat lightly the night before and drink plenty of water.',
        food: 'Hand-cut beef empanadas, locro stew, tamales and humita. Folk taverns come alive at ten.',
        clothing: 'Layers, a hat and sun cream. Nights in the valleys are cool all year.',
      },
      questions: [
        {
          question: 'Cafayate in a day, or with a night?',
          answer:
            'A day can do: it takes twelve hours. With a night you see the gorge in low light and dine beside the vines.',
        },
        {
          question: 'Does the Train to the Clouds leave from Salta?',
          answer:
            'It leaves from San Antonio de los Cobres, some four hours away by road with stops.',
        },
      ],
    },
    pt: {
      summary:
        'Uma cidade de arcadas e casas de música e, ao redor, as melhores estradas do norte: Cachi entre cactos, Cafayate e seu torrontés, o viaduto a 4.220 metros.',
      highlights: [
        'A praça 9 de Julio e o Museu de Arqueologia de Alta Montanha',
        'A Cuesta del Obispo e o parque Los Cardones',
        'A Quebrada de las Conchas, vermelha de ponta a ponta',
        'Torrontés de altitude em Cafayate',
        'Empanadas de forno de barro e uma noite de peña',
      ],
      seasonNote:
        'De abril a novembro o céu fica limpo. De janeiro a março a chuva pode fechar as estradas de montanha por horas ou dias.',
      climate:
        'Temperado com estação seca: 16 a 28 °C no verão, 3 a 20 °C no inverno; chuvas de dezembro a março.',
      practical: {
        arrival:
          'O aeroporto (SLA) fica a 15 minutos do centro, com voos de Buenos Aires (duas horas e quinze), Iguazú e Mendoza.',
        transport:
          'Cafayate fica a 190 quilômetros pela Ruta 68; Cachi, a 160 pela Cuesta del Obispo. Ligar as duas pela Ruta 40 é cascalho: lento e bonito.',
        health:
          'A cidade está a 1.150 metros, mas a Cuesta del Obispo passa dos 3.300 e o Trem das Nuvens dos 4.200: jantar leve na véspera e muita água.',
        food: 'Empanadas de carne cortada na faca, locro, tamales e humita. As peñas começam às dez da noite.',
        clothing: 'Camadas, chapéu e protetor solar. À noite esfria o ano todo nos vales.',
      },
      questions: [
        {
          question: 'Cafayate num dia ou com uma noite?',
          answer:
            'Num dia é possível: são doze horas. Com uma noite vê-se a quebrada na luz baixa e janta-se ao lado das vinhas.',
        },
        {
          question: 'O Trem das Nuvens sai de Salta?',
          answer:
            'Sai de San Antonio de los Cobres, aonde se chega por estrada em cerca de quatro horas com paradas.',
        },
      ],
    },
  },
  outings: saltaOutings,
}
