import type { DestinationGuide } from '../../guide.ts'
import { esterosDelIberaOutings } from '../outings/esteros-del-ibera.ts'

export const esterosDelIberaGuide: DestinationGuide = {
  location: { lat: -28.5367, lng: -57.1756 },
  altitude: 70,
  airport: 'PSS',
  timeZone: 'America/Argentina/Cordoba',
  nightsAdvised: { min: 2, max: 3 },
  aliases: [
    'Iberá',
    'Ibera',
    'Esteros',
    'Colonia Carlos Pellegrini',
    'Iberá Wetlands',
    'Corrientes',
    'Litoral',
  ],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Calor de 35 °C y mosquitos; se sale al alba y al caer el sol.',
        en: 'Heat of 35 °C and mosquitoes; outings at dawn and dusk.',
        pt: 'Calor de 35 °C e mosquitos; sai-se ao amanhecer e ao entardecer.',
      },
    },
    {
      months: [2],
      state: 'fair',
      note: {
        es: 'Carnaval correntino en las ciudades; mucho calor.',
        en: 'Carnival in the cities of Corrientes; great heat.',
        pt: 'Carnaval nas cidades de Corrientes; muito calor.',
      },
    },
    {
      months: [3],
      state: 'good',
      note: {
        es: 'El calor afloja y quedan crías de carpincho.',
        en: 'The heat eases and capybara young are about.',
        pt: 'O calor diminui e ainda há filhotes de capivara.',
      },
    },
    {
      months: [4, 5],
      state: 'peak',
      note: {
        es: 'Días de 24 °C, aguas quietas y yacarés al sol.',
        en: 'Days of 24 °C, still water and caimans in the sun.',
        pt: 'Dias de 24 °C, águas paradas e jacarés ao sol.',
      },
    },
    {
      months: [6, 7],
      state: 'good',
      note: {
        es: 'Mañanas frías con niebla; pocos mosquitos.',
        en: 'Cold, misty mornings and few mosquitoes.',
        pt: 'Manhãs frias com neblina; poucos mosquitos.',
      },
    },
    {
      months: [8, 9, 10],
      state: 'peak',
      note: {
        es: 'Florecen los lapachos; llegan las aves migratorias y nacen crías.',
        en: 'Lapacho trees flower; migratory birds arrive and young are born.',
        pt: 'Florescem os ipês; chegam as aves migratórias e nascem filhotes.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Aves en nido y ciervos con cría; sube el calor.',
        en: 'Nesting birds and deer with fawns; the heat rises.',
        pt: 'Aves em ninho e cervos com filhotes; o calor sobe.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Calor húmedo y tormentas que pueden cortar el camino de tierra.',
        en: 'Humid heat, and storms that may cut the dirt road.',
        pt: 'Calor úmido e temporais que podem cortar a estrada de terra.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Uno de los grandes humedales del mundo: carpinchos, yacarés y ciervos a pocos metros de la lancha, más de 350 aves y yaguaretés otra vez libres.',
      highlights: [
        'La laguna al amanecer, en lancha a botador',
        'Más de 350 especies de aves',
        'Una cabalgata con menchos por el agua',
        'Los embalsados, tierra que flota',
        'Una noche de chamamé',
      ],
      seasonNote:
        'De marzo a noviembre el clima acompaña. Abril y mayo son los meses más serenos; de agosto a octubre hay crías y aves migratorias. El verano es muy caluroso.',
      climate:
        'Subtropical: 21 a 34 °C en verano, 9 a 21 °C en invierno; lluvias todo el año, más en verano.',
      practical: {
        arrival:
          'Colonia Carlos Pellegrini está a 120 kilómetros de Mercedes por camino de ripio y a unas cuatro horas de Posadas (PSS) en 4x4. Desde Iguazú, unas ocho horas en total.',
        clothing:
          'Manga larga clara, sombrero, calzado que se pueda mojar y abrigo liviano: de noche refresca.',
        health: 'Repelente siempre. No se nada en la laguna: hay yacarés y pirañas.',
        money:
          'No hay cajero en el pueblo. Lleve efectivo para propinas y artesanías; las posadas trabajan con pensión completa.',
        connectivity: 'Wifi en las posadas y poca señal de celular.',
        transport:
          'Con lluvia, el camino de tierra exige 4x4. Recomendamos traslado con conductor de la zona.',
      },
      questions: [
        {
          question: '¿Se ven yaguaretés?',
          answer:
            'Es muy poco probable: viven libres en la zona de San Alonso, lejos del pueblo. Lo que sí se ve, y mucho, son carpinchos, ciervos y yacarés.',
        },
        {
          question: '¿Hay muchos mosquitos?',
          answer: 'De noviembre a marzo, sí. De mayo a septiembre casi no molestan.',
        },
      ],
    },
    en: {
      summary:
        'One of the great wetlands of the world: capybaras, caimans and deer a few metres from the boat, over 350 birds and jaguars free once more.',
      highlights: [
        'The lagoon at daybreak, in a boat poled by hand',
        'Over 350 species of birds',
        'A ride through water with the menchos',
        'Floating land that trembles underfoot',
        'A night of chamamé',
      ],
      seasonNote:
        'From March to November the weather is kind. April and May are the calmest; August to October brings young animals and migratory birds. Summer is very hot.',
      climate:
        'Subtropical: 21 to 34 °C in summer, 9 to 21 °C in winter; rain all year, more of it in summer.',
      practical: {
        arrival:
          'Colonia Carlos Pellegrini is 120 kilometres from Mercedes by gravel road and some four hours from Posadas (PSS) by 4x4. From Iguazú, allow about eight hours in all.',
        clothing:
          'Pale long sleeves, a hat, shoes that may get wet and something light and warm: nights are cool.',
        health: 'Repellent, always. No swimming in the lagoon: there are caimans and piranhas.',
        money:
          'There is no cash machine in the village. Bring cash for tips and crafts; inns work on full board.',
        connectivity: 'Wifi at the inns and little mobile signal.',
        transport:
          'In rain the dirt road calls for a 4x4. We recommend a transfer with a local driver.',
      },
      questions: [
        {
          question: 'Will we see jaguars?',
          answer:
            'Most unlikely: they live free around San Alonso, far from the village. What you will see, and plenty of it, are capybaras, deer and caimans.',
        },
        {
          question: 'Are there many mosquitoes?',
          answer: 'From November to March, yes. From May to September they hardly trouble anyone.',
        },
      ],
    },
    pt: {
      summary:
        'Uma das grandes áreas úmidas do mundo: capivaras, jacarés e cervos a poucos metros do barco, mais de 350 aves e onças-pintadas de novo em liberdade.',
      highlights: [
        'A lagoa ao amanhecer, num barco a vara',
        'Mais de 350 espécies de aves',
        'Uma cavalgada com os menchos pela água',
        'Os embalsados, terra que flutua',
        'Uma noite de chamamé',
      ],
      seasonNote:
        'De março a novembro o clima ajuda. Abril e maio são os mais serenos; de agosto a outubro há filhotes e aves migratórias. O verão é muito quente.',
      climate:
        'Subtropical: 21 a 34 °C no verão, 9 a 21 °C no inverno; chuvas o ano todo, mais no verão.',
      practical: {
        arrival:
          'Colonia Carlos Pellegrini fica a 120 quilômetros de Mercedes por estrada de cascalho e a cerca de quatro horas de Posadas (PSS) de 4x4. De Iguazú, umas oito horas no total.',
        clothing:
          'Manga longa clara, chapéu, calçado que possa molhar e um agasalho leve: à noite esfria.',
        health: 'Repelente sempre. Não se nada na lagoa: há jacarés e piranhas.',
        money:
          'Não há caixa eletrônico no povoado. Leve dinheiro para gorjetas e artesanato; as pousadas trabalham com pensão completa.',
        connectivity: 'Wi-fi nas pousadas e pouco sinal de celular.',
        transport:
          'Com chuva, a estrada de terra exige 4x4. Recomendamos traslado com motorista da região.',
      },
      questions: [
        {
          question: 'Dá para ver onças-pintadas?',
          answer:
            'É muito improvável: vivem livres na área de San Alonso, longe do povoado. O que se vê, e muito, são capivaras, cervos e jacarés.',
        },
        {
          question: 'Há muitos mosquitos?',
          answer: 'De novembro a março, sim. De maio a setembro quase não incomodam.',
        },
      ],
    },
  },
  outings: esterosDelIberaOutings,
}
