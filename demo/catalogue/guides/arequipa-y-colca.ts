import type { DestinationGuide } from '../../guide.ts'
import { arequipaYColcaOutings } from '../outings/arequipa-y-colca.ts'

export const arequipaYColcaGuide: DestinationGuide = {
  location: { lat: -16.398803, lng: -71.536883 },
  altitude: 2335,
  airport: 'AQP',
  timeZone: 'America/Lima',
  nightsAdvised: { min: 3, max: 4 },
  aliases: [
    'Arequipa',
    'Colca',
    'Cañón del Colca',
    'Colca Canyon',
    'Chivay',
    'Yanque',
    'Cruz del Cóndor',
    'Misti',
  ],
  year: [
    {
      months: [1, 2],
      state: 'fair',
      note: {
        es: 'Lluvias en el valle y nubes en el cañón; los cóndores vuelan menos.',
        en: 'Rain in the valley and cloud in the canyon; condors fly less.',
        pt: 'Chuva no vale e nuvens no cânion; os condores voam menos.',
      },
    },
    {
      months: [3],
      state: 'fair',
      note: {
        es: 'Terrazas muy verdes y caminos todavía mojados.',
        en: 'Very green terraces and roads still wet.',
        pt: 'Terraços bem verdes e caminhos ainda molhados.',
      },
    },
    {
      months: [4, 5],
      state: 'peak',
      note: {
        es: 'Cielo limpio sobre terrazas verdes.',
        en: 'Clear skies over green terraces.',
        pt: 'Céu limpo sobre terraços verdes.',
      },
    },
    {
      months: [6, 7],
      state: 'peak',
      note: {
        es: 'Cóndores casi seguros; noches bajo cero en el Colca.',
        en: 'Condors all but certain; nights below zero in the Colca.',
        pt: 'Condores quase certos; noites abaixo de zero no Colca.',
      },
    },
    {
      months: [8],
      state: 'peak',
      note: {
        es: 'Aniversario de Arequipa el 15, con corso y fuegos artificiales.',
        en: 'The anniversary of Arequipa on the 15th, with parade and fireworks.',
        pt: 'Aniversário de Arequipa no dia 15, com desfile e fogos.',
      },
    },
    {
      months: [9, 10],
      state: 'good',
      note: {
        es: 'Aire seco, campos ocres y menos gente.',
        en: 'Dry air, ochre fields and fewer people.',
        pt: 'Ar seco, campos ocres e menos gente.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Días tibios y primeras nubes de tarde.',
        en: 'Mild days and the first afternoon clouds.',
        pt: 'Dias amenos e as primeiras nuvens à tarde.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Empiezan las lluvias en altura; la ciudad sigue soleada.',
        en: 'Rain begins higher up; the city stays sunny.',
        pt: 'Começam as chuvas no alto; a cidade segue ensolarada.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Una ciudad tallada en piedra volcánica blanca, un monasterio con calles propias y un cañón donde los cóndores suben a la altura de los ojos.',
      highlights: [
        'El monasterio de Santa Catalina a primera hora',
        'El vuelo de los cóndores en la Cruz del Cóndor',
        'Las terrazas preincaicas del valle',
        'Rocoto relleno en una picantería de leña',
        'Baños termales junto al río Colca',
      ],
      seasonNote:
        'De abril a noviembre los días son secos y los cóndores vuelan con regularidad. De enero a marzo la lluvia y la niebla los esconden.',
      climate:
        'Seco y soleado: en la ciudad, 8 a 23 °C todo el año; en el Colca, noches de -5 °C entre junio y agosto.',
      practical: {
        arrival:
          'El aeropuerto (AQP) está a 20 minutos del centro, con vuelos de Lima (hora y media) y Cusco. A Puno hay unas seis horas por ruta.',
        health:
          'Arequipa está a 2.335 metros y es un buen lugar para aclimatarse. Camino al Colca se pasa por Patapampa, a 4.910 metros: mate de coca y pocas prisas.',
        clothing: 'Capas, sombrero y protector; abrigo serio para el amanecer en el cañón.',
        food: 'Las picanterías sirven al mediodía: chupe de camarones, ocopa, rocoto relleno y queso helado. La veda del camarón va de enero a marzo.',
        money:
          'Para entrar al valle se paga el boleto turístico del Colca. En los pueblos, efectivo.',
      },
      questions: [
        {
          question: '¿El Colca en un día?',
          answer:
            'Se hace, saliendo a las tres de la mañana. Con dos noches en el valle se llega antes que los autobuses y se disfruta el resto.',
        },
        {
          question: '¿Los cóndores se ven siempre?',
          answer:
            'De abril a noviembre, casi todas las mañanas entre las ocho y las diez. Es fauna libre: nadie puede prometerlo.',
        },
      ],
    },
    en: {
      summary:
        'A city cut from white volcanic stone, a monastery with streets of its own and a canyon where condors rise to the level of your eyes.',
      highlights: [
        'The monastery of Santa Catalina early in the day',
        "The flight of the condors at the Condor's Cross",
        'Terraces older than the Inca',
        'Stuffed rocoto in a wood-fired picantería',
        'Hot springs beside the Colca river',
      ],
      seasonNote:
        'From April to November days are dry and condors fly regularly. From January to March rain and mist hide them.',
      climate:
        'Dry and sunny: 8 to 23 °C in the city all year; in the Colca, nights of -5 °C from June to August.',
      practical: {
        arrival:
          'The airport (AQP) is 20 minutes from the centre, with flights from Lima (an hour and a half) and Cusco. Puno is some six hours away by road.',
        health:
          'Arequipa stands at 2,335 metres, a good place to acclimatise. The way to the Colca crosses Patapampa, at 4,910 metres: coca tea and no haste.',
        clothing: 'Layers, hat and sun cream; a serious coat for dawn in the canyon.',
        food: 'Picanterías serve at midday: crayfish chowder, ocopa, stuffed rocoto and iced cheese. Crayfish are out of season from January to March.',
        money: 'Entering the valley takes the Colca tourist ticket. In the villages, cash.',
      },
      questions: [
        {
          question: 'The Colca in a day?',
          answer:
            'It is done, leaving at three in the morning. With two nights in the valley you arrive before the coaches and enjoy the rest.',
        },
        {
          question: 'Are condors always seen?',
          answer:
            'From April to November, nearly every morning between eight and ten. They are free: nobody can promise it.',
        },
      ],
    },
    pt: {
      summary:
        'Uma cidade talhada em pedra vulcânica branca, um mosteiro com ruas próprias e um cânion onde os condores sobem à altura dos olhos.',
      highlights: [
        'O mosteiro de Santa Catalina bem cedo',
        'O voo dos condores na Cruz del Cóndor',
        'Os terraços pré-incaicos do vale',
        'Rocoto recheado numa picantería a lenha',
        'Águas termais à beira do rio Colca',
      ],
      seasonNote:
        'De abril a novembro os dias são secos e os condores voam com regularidade. De janeiro a março a chuva e a neblina os escondem.',
      climate:
        'Seco e ensolarado: na cidade, 8 a 23 °C o ano todo; no Colca, noites de -5 °C de junho a agosto.',
      practical: {
        arrival:
          'O aeroporto (AQP) fica a 20 minutos do centro, com voos de Lima (hora e meia) e Cusco. A Puno são cerca de seis horas por estrada.',
        health:
          'Arequipa está a 2.335 metros e é um bom lugar para se aclimatar. A caminho do Colca passa-se por Patapampa, a 4.910 metros: chá de coca e nenhuma pressa.',
        clothing: 'Camadas, chapéu e protetor; casaco de verdade para o amanhecer no cânion.',
        food: 'As picanterías servem no almoço: chupe de camarões, ocopa, rocoto recheado e queijo gelado. O defeso do camarão vai de janeiro a março.',
        money: 'Para entrar no vale paga-se o bilhete turístico do Colca. Nos povoados, dinheiro.',
      },
      questions: [
        {
          question: 'O Colca em um dia?',
          answer:
            'Faz-se, saindo às três da manhã. Com duas noites no vale chega-se antes dos ônibus e aproveita-se o resto.',
        },
        {
          question: 'Os condores sempre aparecem?',
          answer:
            'De abril a novembro, quase toda manhã entre oito e dez. São animais livres: ninguém pode prometer.',
        },
      ],
    },
  },
  outings: arequipaYColcaOutings,
}
