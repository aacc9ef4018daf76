import type { DestinationGuide } from '../../guide.ts'
import { lagoTiticacaOutings } from '../outings/lago-titicaca.ts'

export const lagoTiticacaGuide: DestinationGuide = {
  location: { lat: -15.840222, lng: -70.021881 },
  altitude: 3827,
  airport: 'JUL',
  timeZone: 'America/Lima',
  nightsAdvised: { min: 1, max: 3 },
  aliases: [
    'Titicaca',
    'Puno',
    'Uros',
    'Taquile',
    'Amantaní',
    'Juliaca',
    'Lake Titicaca',
    'Llachón',
  ],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Lluvia de tarde y granizo; orillas verdes.',
        en: 'Afternoon rain and hail; green shores.',
        pt: 'Chuva à tarde e granizo; margens verdes.',
      },
    },
    {
      months: [2],
      state: 'good',
      note: {
        es: 'Fiesta de la Candelaria: miles de danzantes en Puno; llueve.',
        en: 'The feast of Candelaria: thousands of dancers in Puno; it rains.',
        pt: 'Festa da Candelária: milhares de dançarinos em Puno; chove.',
      },
    },
    {
      months: [3],
      state: 'fair',
      note: {
        es: 'Últimas lluvias y campos en flor.',
        en: 'The last rains and flowering fields.',
        pt: 'Últimas chuvas e campos em flor.',
      },
    },
    {
      months: [4, 5],
      state: 'peak',
      note: {
        es: 'Cielos limpios, cosecha de papas y noches llevaderas.',
        en: 'Clear skies, the potato harvest and bearable nights.',
        pt: 'Céu limpo, colheita de batatas e noites suportáveis.',
      },
    },
    {
      months: [6, 7],
      state: 'good',
      note: {
        es: 'El lago más azul y las noches más frías, bajo cero.',
        en: 'The bluest lake and the coldest nights, below zero.',
        pt: 'O lago mais azul e as noites mais frias, abaixo de zero.',
      },
    },
    {
      months: [8, 9],
      state: 'peak',
      note: {
        es: 'Sol firme, aguas calmas por la mañana.',
        en: 'Steady sun and calm water in the morning.',
        pt: 'Sol firme e águas calmas pela manhã.',
      },
    },
    {
      months: [10, 11],
      state: 'good',
      note: {
        es: 'Días más tibios; en noviembre, la semana de Puno y Manco Cápac.',
        en: 'Milder days; in November, the week of Puno and Manco Cápac.',
        pt: 'Dias mais amenos; em novembro, a semana de Puno e Manco Cápac.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Vuelve la lluvia, sobre todo por la tarde.',
        en: 'Rain returns, mostly in the afternoon.',
        pt: 'A chuva volta, sobretudo à tarde.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Un mar a 3.812 metros, con islas tejidas de totora, hombres que tejen en Taquile y familias de Amantaní que abren su casa.',
      highlights: [
        'Una isla familiar de los uros, lejos de las más visitadas',
        'Los tejedores de Taquile',
        'Kayak al amanecer en Llachón',
        'Una noche en casa de familia en Amantaní',
        'Las torres funerarias de Sillustani',
      ],
      seasonNote:
        'De abril a noviembre el cielo está limpio. En febrero, la Candelaria llena Puno de música y conviene reservar con meses; de diciembre a marzo llueve por la tarde.',
      climate:
        'Frío de altura: días de 14 a 17 °C todo el año, noches de -5 °C en julio y 5 °C en enero.',
      practical: {
        arrival:
          'El aeropuerto de Juliaca (JUL) está a una hora de Puno. De Cusco se llega en tren panorámico (unas diez horas) o en autobús con paradas, por el paso de La Raya.',
        health:
          'El lago está a más de 3.800 metros. Conviene llegar desde Cusco o Arequipa con dos o tres noches de altura.',
        clothing:
          'Abrigo, gorro y guantes para la lancha de la mañana; sombrero y protector para el mediodía.',
        tips: 'En las islas lleve fruta o útiles para las familias en lugar de dulces, y efectivo para los tejidos: el precio es del autor.',
        money: 'Soles en efectivo, en billetes pequeños: en las islas no hay cajeros.',
      },
      questions: [
        {
          question: '¿Cómo es dormir en Amantaní?',
          answer:
            'Habitación sencilla con muchas frazadas, baño básico, a veces común, y comida de la huerta. No hay calefacción; hay estrellas.',
        },
        {
          question: '¿Se puede seguir a Bolivia?',
          answer: 'Sí: por Copacabana y la isla del Sol se llega a La Paz en un día.',
        },
      ],
    },
    en: {
      summary:
        'A sea at 3,812 metres, with islands woven of reed, men who knit on Taquile and families on Amantaní who open their homes.',
      highlights: [
        'A family island of the Uros, away from the busiest',
        'The knitters of Taquile',
        'Kayaking at sunrise in Llachón',
        'A night with a family on Amantaní',
        'The burial towers of Sillustani',
      ],
      seasonNote:
        'From April to November skies are clear. In February Candelaria fills Puno with music: book months ahead. From December to March it rains in the afternoon.',
      climate:
        'Cold and high: days of 14 to 17 °C all year, nights of -5 °C in July and 5 °C in January.',
      practical: {
        arrival:
          'Juliaca airport (JUL) is an hour from Puno. From Cusco you come by panoramic train (some ten hours) or by coach with stops, over the La Raya pass.',
        health:
          'The lake lies above 3,800 metres. Arrive from Cusco or Arequipa after two or three nights at altitude.',
        clothing: 'A coat, hat and gloves for the morning launch; a sun hat and cream for noon.',
        tips: 'On the islands bring families fruit or school things rather than sweets, and cash for weavings: the price belongs to the maker.',
        money: 'Soles in cash, in small notes: there are no cash machines on the islands.',
      },
      questions: [
        {
          question: 'What is a night on Amantaní like?',
          answer:
            'A plain room with many blankets, a basic or shared bathroom and food from the garden. There is no heating; there are stars.',
        },
        {
          question: 'Can we go on to Bolivia?',
          answer: 'Yes: by Copacabana and the Island of the Sun you reach La Paz in a day.',
        },
      ],
    },
    pt: {
      summary:
        'Um mar a 3.812 metros, com ilhas tecidas de totora, homens que tricotam em Taquile e famílias de Amantaní que abrem a casa.',
      highlights: [
        'Uma ilha familiar dos uros, longe das mais visitadas',
        'Os tecelões de Taquile',
        'Caiaque ao amanhecer em Llachón',
        'Uma noite em casa de família em Amantaní',
        'As torres funerárias de Sillustani',
      ],
      seasonNote:
        'De abril a novembro o céu fica limpo. Em fevereiro, a Candelária enche Puno de música e convém reservar com meses; de dezembro a março chove à tarde.',
      climate:
        'Frio de altitude: dias de 14 a 17 °C o ano todo, noites de -5 °C em julho e 5 °C em janeiro.',
      practical: {
        arrival:
          'O aeroporto de Juliaca (JUL) fica a uma hora de Puno. De Cusco chega-se de trem panorâmico (umas dez horas) ou de ônibus com paradas, pelo passo de La Raya.',
        health:
          'O lago está a mais de 3.800 metros. Convém chegar de Cusco ou Arequipa, depois de duas ou três noites em altitude.',
        clothing:
          'Agasalho, gorro e luvas para a lancha da manhã; chapéu e protetor para o meio-dia.',
        tips: 'Nas ilhas, leve às famílias frutas ou material escolar em vez de doces, e dinheiro para os tecidos: o preço é de quem os faz.',
        money: 'Soles em dinheiro, em notas pequenas: nas ilhas não há caixas eletrônicos.',
      },
      questions: [
        {
          question: 'Como é dormir em Amantaní?',
          answer:
            'Quarto simples com muitos cobertores, banheiro básico ou dividido e comida da horta. Não há aquecimento; há estrelas.',
        },
        {
          question: 'Dá para seguir para a Bolívia?',
          answer: 'Sim: por Copacabana e a Ilha do Sol chega-se a La Paz em um dia.',
        },
      ],
    },
  },
  outings: lagoTiticacaOutings,
}
