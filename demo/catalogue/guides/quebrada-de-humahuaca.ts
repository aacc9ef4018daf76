import type { DestinationGuide } from '../../guide.ts'
import { quebradaDeHumahuacaOutings } from '../outings/quebrada-de-humahuaca.ts'

export const quebradaDeHumahuacaGuide: DestinationGuide = {
  location: { lat: -23.577394, lng: -65.395125 },
  altitude: 2465,
  airport: 'JUJ',
  timeZone: 'America/Argentina/Jujuy',
  nightsAdvised: { min: 2, max: 4 },
  aliases: [
    'Humahuaca',
    'Purmamarca',
    'Tilcara',
    'Salinas Grandes',
    'Hornocal',
    'Cerro de los Siete Colores',
    'Norte argentino',
    'NOA',
  ],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Tormentas de tarde; fiestas del Enero Tilcareño.',
        en: 'Afternoon storms; the January festival of Tilcara.',
        pt: 'Temporais à tarde; as festas do Enero Tilcareño.',
      },
    },
    {
      months: [2],
      state: 'fair',
      note: {
        es: 'Carnaval con harina y talco; pueblos llenos y lluvias.',
        en: 'Carnival with flour and talc; full villages, and rain.',
        pt: 'Carnaval com farinha e talco; povoados cheios e chuva.',
      },
    },
    {
      months: [3],
      state: 'fair',
      note: {
        es: 'Las lluvias se retiran; alguna crecida corta caminos.',
        en: 'The rains draw back; a flash flood may cut a road.',
        pt: 'As chuvas recuam; alguma enxurrada corta estradas.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Semana Santa con sikuris en Tilcara y cerros limpios de polvo.',
        en: 'Holy Week with panpipe bands in Tilcara, and hills washed clean.',
        pt: 'Semana Santa com sikuris em Tilcara e montanhas sem poeira.',
      },
    },
    {
      months: [5, 6],
      state: 'peak',
      note: {
        es: 'Sol todos los días, aire transparente; noches bajo cero.',
        en: 'Sun every day and transparent air; nights below zero.',
        pt: 'Sol todos os dias, ar transparente; noites abaixo de zero.',
      },
    },
    {
      months: [7],
      state: 'good',
      note: {
        es: 'Cielos perfectos, con mucha gente en las vacaciones de invierno.',
        en: 'Perfect skies, and crowds in the winter holidays.',
        pt: 'Céu perfeito, com muita gente nas férias de inverno.',
      },
    },
    {
      months: [8],
      state: 'peak',
      note: {
        es: 'Mes de la Pachamama: ofrendas en las casas desde el día 1.',
        en: "Pachamama's month: offerings in every house from the 1st.",
        pt: 'Mês da Pachamama: oferendas nas casas desde o dia 1º.',
      },
    },
    {
      months: [9, 10],
      state: 'peak',
      note: {
        es: 'Días cálidos, noches más suaves y cardones por florecer.',
        en: 'Warm days, milder nights and cacti about to flower.',
        pt: 'Dias quentes, noites mais amenas e cactos prestes a florir.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Calor al mediodía y cardones en flor; los difuntos, el 1 y el 2.',
        en: 'Warm at midday, cacti in flower; the Day of the Dead on 1 and 2.',
        pt: 'Calor ao meio-dia e cactos em flor; Finados nos dias 1 e 2.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Primeras lluvias y pesebres vivientes.',
        en: 'The first rains, and living nativity scenes.',
        pt: 'As primeiras chuvas e presépios vivos.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Ciento cincuenta y cinco kilómetros de cerros de colores y pueblos de adobe, y al otro lado de la cuesta de Lipán, el blanco de las Salinas Grandes.',
      highlights: [
        'El cerro de los Siete Colores, en Purmamarca',
        'El Hornocal cuando el sol de la tarde le da de frente',
        'Las piletas turquesa de las Salinas Grandes',
        'El Pucará de Tilcara',
        'Una caravana con llamas',
      ],
      seasonNote:
        'De abril a noviembre hay sol de día y frío de noche. De enero a marzo llueve por la tarde; en febrero, el carnaval llena los pueblos.',
      climate:
        'Andino seco: días de 18 a 26 °C, noches de -5 °C en julio y 12 °C en enero; lluvias solo en verano.',
      practical: {
        arrival:
          'Se vuela a Jujuy (JUJ), a una hora y media de Purmamarca, o a Salta (SLA), a tres horas. Los caminos principales están pavimentados.',
        health:
          'Tilcara está a 2.465 metros, las Salinas a 3.450 y el Hornocal a 4.350. Suba de a poco, coma liviano, beba agua y deje las excursiones altas para el segundo o tercer día.',
        clothing:
          'Capas: por la mañana bajo cero, al mediodía en mangas de camisa. Sombrero, anteojos y protector fuerte para la sal.',
        money:
          'Cajeros solo en Purmamarca, Tilcara y Humahuaca. Lleve efectivo para comedores, entradas comunitarias y artesanías.',
        food: 'Tamales, humitas, llama, papas andinas y queso de cabra; casi siempre hay platos sin carne.',
        tips: 'Pida permiso antes de fotografiar a las personas, sobre todo en ceremonias.',
      },
      questions: [
        {
          question: '¿Purmamarca o Tilcara para dormir?',
          answer:
            'Purmamarca es más pequeña y queda cerca de las Salinas; Tilcara tiene más vida, museos y peñas. Con tres noches, cualquiera sirve de base.',
        },
        {
          question: '¿Hasta dónde se puede ir en un vehículo común?',
          answer: 'A casi todo. Al Hornocal se llega por ripio de montaña y preferimos ir en 4x4.',
        },
      ],
    },
    en: {
      summary:
        'A hundred and fifty-five kilometres of painted hills and adobe villages and, beyond the Lipán pass, the white floor of Salinas Grandes.',
      highlights: [
        'The Hill of Seven Colours, in Purmamarca',
        'The Hornocal when the late sun strikes it full',
        'The turquoise pools of Salinas Grandes',
        'The fortress of Tilcara',
        'A walk with llamas',
      ],
      seasonNote:
        'April to November means sun by day and cold by night. From January to March it rains in the afternoon; in February carnival fills the villages.',
      climate:
        'Dry Andean: days of 18 to 26 °C, nights of -5 °C in July and 12 °C in January; rain in summer only.',
      practical: {
        arrival:
          'Fly to Jujuy (JUJ), an hour and a half from Purmamarca, or to Salta (SLA), three hours away. The main roads are paved.',
        health:
          'Tilcara stands at 2,465 metres, the Salinas at 3,450, the Hornocal at 4,350. Go up by degrees, eat lightly, drink water and leave the high outings for your second or third day.',
        clothing:
          'Layers: below zero at dawn, shirtsleeves at noon. Hat, sunglasses and strong sun cream for the salt.',
        money:
          'Cash machines only in Purmamarca, Tilcara and Humahuaca. Carry cash for eating houses, community tickets and crafts.',
        food: 'Tamales, humitas, llama, Andean potatoes and goat cheese; there is nearly always something without meat.',
        tips: 'Ask before you photograph people, above all at ceremonies.',
      },
      questions: [
        {
          question: 'Purmamarca or Tilcara for the night?',
          answer:
            'Purmamarca is smaller and nearer the Salinas; Tilcara has more life, museums and music. For three nights either makes a good base.',
        },
        {
          question: 'How far can an ordinary car go?',
          answer:
            'Almost everywhere. The Hornocal is reached by mountain gravel and we would rather take a 4x4.',
        },
      ],
    },
    pt: {
      summary:
        'Cento e cinquenta e cinco quilômetros de montanhas coloridas e povoados de adobe e, além da Cuesta de Lipán, o branco das Salinas Grandes.',
      highlights: [
        'O Cerro das Sete Cores, em Purmamarca',
        'O Hornocal quando o sol da tarde bate de frente',
        'As piscinas turquesa das Salinas Grandes',
        'O Pucará de Tilcara',
        'Uma caravana com lhamas',
      ],
      seasonNote:
        'De abril a novembro há sol de dia e frio à noite. De janeiro a março chove à tarde; em fevereiro, o carnaval enche os povoados.',
      climate:
        'Andino seco: dias de 18 a 26 °C, noites de -5 °C em julho e 12 °C em janeiro; chuva só no verão.',
      practical: {
        arrival:
          'Voa-se a Jujuy (JUJ), a uma hora e meia de Purmamarca, ou a Salta (SLA), a três horas. As estradas principais são asfaltadas.',
        health:
          'Tilcara fica a 2.465 metros, as Salinas a 3.450 e o Hornocal a 4.350. Suba aos poucos, coma leve, beba água e deixe os passeios altos para o segundo ou terceiro dia.',
        clothing:
          'Camadas: abaixo de zero ao amanhecer, manga de camisa ao meio-dia. Chapéu, óculos escuros e protetor forte para o sal.',
        money:
          'Caixas eletrônicos só em Purmamarca, Tilcara e Humahuaca. Leve dinheiro para restaurantes simples, ingressos comunitários e artesanato.',
        food: 'Tamales, humitas, lhama, batatas andinas e queijo de cabra; quase sempre há pratos sem carne.',
        tips: 'Peça licença antes de fotografar as pessoas, sobretudo em cerimônias.',
      },
      questions: [
        {
          question: 'Purmamarca ou Tilcara para dormir?',
          answer:
            'Purmamarca é menor e fica perto das Salinas; Tilcara tem mais vida, museus e música. Para três noites, qualquer uma serve de base.',
        },
        {
          question: 'Até onde vai um carro comum?',
          answer:
            'A quase tudo. Ao Hornocal chega-se por estrada de cascalho na montanha e preferimos ir de 4x4.',
        },
      ],
    },
  },
  outings: quebradaDeHumahuacaOutings,
}
