import type { DestinationGuide } from '../../guide.ts'
import { lencoisMaranhensesOutings } from '../outings/lencois-maranhenses.ts'

export const lencoisMaranhensesGuide: DestinationGuide = {
  location: { lat: -2.758611, lng: -42.832222 },
  altitude: 10,
  airport: 'SLZ',
  timeZone: 'America/Fortaleza',
  nightsAdvised: { min: 3, max: 4 },
  aliases: [
    'Lencois',
    'Barreirinhas',
    'Atins',
    'Santo Amaro',
    'São Luís',
    'Maranhão',
    'Nordeste',
    'Rota das Emoções',
  ],
  year: [
    {
      months: [1, 2],
      state: 'fair',
      note: {
        es: 'Empieza la lluvia; las lagunas todavía están bajas.',
        en: 'The rain begins; lagoons are still low.',
        pt: 'Começa a chuva; as lagoas ainda estão baixas.',
      },
    },
    {
      months: [3, 4],
      state: 'fair',
      note: {
        es: 'Los meses de más lluvia: las lagunas se llenan entre aguaceros.',
        en: 'The wettest months: lagoons fill between downpours.',
        pt: 'Os meses de mais chuva: as lagoas se enchem entre aguaceiros.',
      },
    },
    {
      months: [5],
      state: 'good',
      note: {
        es: 'Lagunas casi llenas; chaparrones y mucho verde.',
        en: 'Lagoons nearly full; showers and plenty of green.',
        pt: 'Lagoas quase cheias; pancadas e muito verde.',
      },
    },
    {
      months: [6],
      state: 'peak',
      note: {
        es: 'Lagunas al máximo y Bumba Meu Boi en São Luís.',
        en: 'Lagoons at their fullest, and Bumba Meu Boi in São Luís.',
        pt: 'Lagoas no máximo e Bumba Meu Boi em São Luís.',
      },
    },
    {
      months: [7, 8],
      state: 'peak',
      note: {
        es: 'Agua alta, cielo limpio y la mayor afluencia.',
        en: 'High water, clear skies and the most visitors.',
        pt: 'Água alta, céu limpo e o maior movimento.',
      },
    },
    {
      months: [9],
      state: 'good',
      note: {
        es: 'Las lagunas grandes aguantan; vuelve el viento.',
        en: 'The large lagoons hold; the wind returns.',
        pt: 'As lagoas grandes resistem; o vento volta.',
      },
    },
    {
      months: [10, 11, 12],
      state: 'fair',
      note: {
        es: 'Muchas lagunas secas; viento constante para el kitesurf en Atins.',
        en: 'Many lagoons dry; steady wind for kitesurfing in Atins.',
        pt: 'Muitas lagoas secas; vento constante para o kitesurf em Atins.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Dunas blancas que guardan miles de lagunas de agua de lluvia, de junio a septiembre; un río de manglares y dos pueblos de arena para quedarse.',
      highlights: [
        'Un baño en una laguna sin nadie más',
        'El atardecer desde la última duna',
        'El faro de Mandacaru',
        'Los camarones de Atins',
        'Los azulejos de São Luís, a la ida o a la vuelta',
      ],
      seasonNote:
        'Las lagunas dependen de la lluvia: se llenan de enero a mayo y están en su punto de junio a comienzos de septiembre. De octubre a diciembre muchas se secan.',
      climate:
        'Tropical: 23 a 32 °C todo el año; lluvia de enero a junio, sol y viento de julio a diciembre.',
      practical: {
        arrival:
          'Se vuela a São Luís (SLZ) y se sigue por ruta unas cuatro horas hasta Barreirinhas o Santo Amaro. A Atins se llega en lancha o en 4x4.',
        transport:
          'En el parque solo entran vehículos autorizados y hasta el borde de las dunas; después se camina descalzo.',
        clothing:
          'Traje de baño, camisa de manga larga, sombrero y sandalias. Poco equipaje y en bolso blando.',
        health:
          'Protector solar, agua y repelente. Los hospitales grandes más cercanos están en São Luís.',
        money:
          'Hay cajeros en Barreirinhas; en Atins y Santo Amaro lleve efectivo, aunque muchos aceptan Pix o tarjeta.',
      },
      questions: [
        {
          question: '¿Barreirinhas, Santo Amaro o Atins?',
          answer:
            'Barreirinhas tiene más servicios y el río; Santo Amaro, las lagunas más cercanas; Atins, playa y calma. Con cuatro noches se combinan dos.',
        },
        {
          question: '¿Hay que saber nadar?',
          answer:
            'No: en la mayoría de las lagunas se hace pie cerca de la orilla. El guía indica las profundas.',
        },
      ],
    },
    en: {
      summary:
        'White dunes that hold thousands of rainwater lagoons from June to September, a river of mangroves and two villages of sand to stay in.',
      highlights: [
        'A swim in a lagoon with nobody else',
        'Sunset from the last dune',
        'The lighthouse of Mandacaru',
        'The prawns of Atins',
        'The tiled houses of São Luís, on the way in or out',
      ],
      seasonNote:
        'The lagoons depend on rain: they fill from January to May and are at their best from June to early September. From October to December many dry out.',
      climate:
        'Tropical: 23 to 32 °C all year; rain from January to June, sun and wind from July to December.',
      practical: {
        arrival:
          'Fly to São Luís (SLZ) and go on by road, some four hours to Barreirinhas or Santo Amaro. Atins is reached by launch or 4x4.',
        transport:
          'Only authorised vehicles enter the park, and only to the edge of the dunes; from there one walks barefoot.',
        clothing: 'Swimsuit, long-sleeved shirt, hat and sandals. Little luggage, in a soft bag.',
        health: 'Sun cream, water and repellent. The nearest large hospitals are in São Luís.',
        money:
          'There are cash machines in Barreirinhas; carry cash in Atins and Santo Amaro, though many take cards.',
      },
      questions: [
        {
          question: 'Barreirinhas, Santo Amaro or Atins?',
          answer:
            'Barreirinhas has more services and the river; Santo Amaro the nearest lagoons; Atins a beach and calm. Four nights combine two of them.',
        },
        {
          question: 'Must we be able to swim?',
          answer: 'No: most lagoons are shallow near the edge. The guide points out the deep ones.',
        },
      ],
    },
    pt: {
      summary:
        'Dunas brancas que guardam milhares de lagoas de água de chuva, de junho a setembro; um rio de manguezais e dois povoados de areia para ficar.',
      highlights: [
        'Um banho numa lagoa sem mais ninguém',
        'O pôr do sol do alto da última duna',
        'O farol de Mandacaru',
        'Os camarões de Atins',
        'Os azulejos de São Luís, na ida ou na volta',
      ],
      seasonNote:
        'As lagoas dependem da chuva: enchem de janeiro a maio e estão no ponto de junho ao começo de setembro. De outubro a dezembro muitas secam.',
      climate:
        'Tropical: 23 a 32 °C o ano todo; chuva de janeiro a junho, sol e vento de julho a dezembro.',
      practical: {
        arrival:
          'Voa-se a São Luís (SLZ) e segue-se por estrada, umas quatro horas até Barreirinhas ou Santo Amaro. A Atins chega-se de lancha ou de 4x4.',
        transport:
          'No parque só entram veículos autorizados, e até a beira das dunas; dali em diante caminha-se descalço.',
        clothing:
          'Roupa de banho, camisa de manga longa, chapéu e sandálias. Pouca bagagem, em mala flexível.',
        health:
          'Protetor solar, água e repelente. Os hospitais maiores mais próximos ficam em São Luís.',
        money:
          'Há caixas eletrônicos em Barreirinhas; em Atins e Santo Amaro leve dinheiro, embora muitos aceitem Pix ou cartão.',
      },
      questions: [
        {
          question: 'Barreirinhas, Santo Amaro ou Atins?',
          answer:
            'Barreirinhas tem mais serviços e o rio; Santo Amaro, as lagoas mais próximas; Atins, praia e sossego. Em quatro noites combinam-se dois.',
        },
        {
          question: 'É preciso saber nadar?',
          answer: 'Não: na maioria das lagoas dá pé perto da margem. O guia indica as fundas.',
        },
      ],
    },
  },
  outings: lencoisMaranhensesOutings,
}
