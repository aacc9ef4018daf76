import type { DestinationGuide } from '../../guide.ts'
import { rapaNuiOutings } from '../outings/rapa-nui.ts'

export const rapaNuiGuide: DestinationGuide = {
  location: { lat: -27.15, lng: -109.433333 },
  altitude: 20,
  airport: 'IPC',
  timeZone: 'Pacific/Easter',
  nightsAdvised: { min: 3, max: 5 },
  aliases: [
    'Isla de Pascua',
    'Easter Island',
    'Ilha de Páscoa',
    'Hanga Roa',
    'Moai',
    'Rapanui',
    'Polinesia',
  ],
  year: [
    {
      months: [1],
      state: 'good',
      note: {
        es: 'Verano de 27 °C y mar tibio; buen sol sobre Tongariki al alba.',
        en: 'Summer of 27 °C and a warm sea; sunrise behind Tongariki.',
        pt: 'Verão de 27 °C e mar morno; o sol nasce atrás de Tongariki.',
      },
    },
    {
      months: [2],
      state: 'peak',
      note: {
        es: 'Tapati: dos semanas de competencias, canto y danza.',
        en: 'Tapati: two weeks of contests, song and dance.',
        pt: 'Tapati: duas semanas de competições, canto e dança.',
      },
    },
    {
      months: [3],
      state: 'good',
      note: {
        es: 'Todavía cálido, con menos gente.',
        en: 'Still warm, with fewer people.',
        pt: 'Ainda quente, com menos gente.',
      },
    },
    {
      months: [4, 5],
      state: 'fair',
      note: {
        es: 'Los meses más lluviosos, con claros entre chaparrones.',
        en: 'The wettest months, with bright spells between showers.',
        pt: 'Os meses mais chuvosos, com aberturas entre pancadas.',
      },
    },
    {
      months: [6, 7, 8],
      state: 'good',
      note: {
        es: 'Fresco, verde y ventoso; 16 a 22 °C para caminar.',
        en: 'Cool, green and windy; 16 to 22 °C for walking.',
        pt: 'Fresco, verde e ventoso; 16 a 22 °C para caminhar.',
      },
    },
    {
      months: [9, 10],
      state: 'peak',
      note: {
        es: 'Primavera seca, cielos limpios y sitios tranquilos.',
        en: 'A dry spring, clear skies and quiet sites.',
        pt: 'Primavera seca, céu limpo e sítios tranquilos.',
      },
    },
    {
      months: [11, 12],
      state: 'peak',
      note: {
        es: 'Sol, mar en calma y el amanecer detrás de los quince moai.',
        en: 'Sun, a calm sea and dawn behind the fifteen moai.',
        pt: 'Sol, mar calmo e o amanhecer atrás dos quinze moais.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Cerca de mil moai en la isla habitada más solitaria del Pacífico: la cantera del Rano Raraku, los quince de Tongariki y la aldea de Orongo.',
      highlights: [
        'El amanecer en Ahu Tongariki',
        'Los moai inacabados de la cantera de Rano Raraku',
        'Orongo, al borde del cráter',
        'La playa de coral de Anakena',
        'El festival Tapati, en febrero',
      ],
      seasonNote:
        'Se viaja todo el año. De septiembre a diciembre hay poca lluvia; febrero es el mes del Tapati y se reserva con mucha anticipación; abril y mayo son los más lluviosos.',
      climate:
        'Subtropical oceánico: 20 a 28 °C en verano, 16 a 22 °C en invierno; viento y chaparrones cortos.',
      practical: {
        arrival:
          'Los vuelos salen de Santiago y tardan unas cinco horas y media. La isla tiene dos horas menos que el continente.',
        visas:
          'Para embarcar se pide un formulario de ingreso en línea, el pasaje de vuelta y una reserva en alojamiento registrado o una carta de invitación. La estadía máxima es de 30 días.',
        money:
          'La moneda es el peso chileno; los dólares circulan. Hay pocos cajeros y todo llega por avión o barco: es más caro que el continente.',
        safety:
          'Los moai y sus plataformas son sagrados: no se tocan ni se pisan. Los sitios se visitan con guía acreditado y entrada del parque.',
        clothing: 'Ropa liviana, impermeable, calzado para roca volcánica y protector solar.',
        connectivity:
          'Internet por satélite, lenta en los hoteles; señal de celular en Hanga Roa y poco más.',
      },
      questions: [
        {
          question: '¿Cuánto dura la entrada al parque?',
          answer:
            'Diez días desde el primer uso. Rano Raraku y Orongo se pueden visitar una sola vez cada uno.',
        },
        {
          question: '¿Cuántas noches conviene quedarse?',
          answer:
            'Cuatro: dos días de sitios, uno para Anakena y el norte, y uno de reserva para el clima o para no hacer nada.',
        },
      ],
    },
    en: {
      summary:
        'Nearly a thousand moai on the loneliest inhabited island of the Pacific: the quarry of Rano Raraku, the fifteen of Tongariki and the village of Orongo.',
      highlights: [
        'Sunrise at Ahu Tongariki',
        'The unfinished moai in the quarry of Rano Raraku',
        "Orongo, on the crater's lip",
        'The coral beach of Anakena',
        'The Tapati festival, in February',
      ],
      seasonNote:
        'A place for all year. September to December has little rain; February is the month of Tapati and is booked well ahead; April and May are the wettest.',
      climate:
        'Oceanic subtropical: 20 to 28 °C in summer, 16 to 22 °C in winter; wind and short showers.',
      practical: {
        arrival:
          'Flights leave from Santiago and take about five and a half hours. The island is two hours behind the mainland.',
        visas:
          'To board you need an online entry form, a return ticket and a booking at a registered lodging or a letter of invitation. Stays are limited to 30 days.',
        money:
          'The currency is the Chilean peso; dollars circulate. There are few cash machines and everything comes by plane or ship: prices are above the mainland.',
        safety:
          'The moai and their platforms are sacred: do not touch them or step on them. Sites are visited with an accredited guide and a park ticket.',
        clothing: 'Light clothes, a raincoat, shoes for volcanic rock and sun cream.',
        connectivity:
          'Satellite internet, slow in hotels; mobile signal in Hanga Roa and little beyond.',
      },
      questions: [
        {
          question: 'How long is the park ticket valid?',
          answer: 'Ten days from first use. Rano Raraku and Orongo may be entered only once each.',
        },
        {
          question: 'How many nights should we stay?',
          answer:
            'Four: two days for the sites, one for Anakena and the north, one in reserve for the weather or for nothing at all.',
        },
      ],
    },
    pt: {
      summary:
        'Quase mil moais na ilha habitada mais solitária do Pacífico: a pedreira do Rano Raraku, os quinze de Tongariki e a aldeia de Orongo.',
      highlights: [
        'O amanhecer em Ahu Tongariki',
        'Os moais inacabados da pedreira de Rano Raraku',
        'Orongo, na borda da cratera',
        'A praia de coral de Anakena',
        'O festival Tapati, em fevereiro',
      ],
      seasonNote:
        'Viaja-se o ano todo. De setembro a dezembro chove pouco; fevereiro é o mês do Tapati e se reserva com muita antecedência; abril e maio são os mais chuvosos.',
      climate:
        'Subtropical oceânico: 20 a 28 °C no verão, 16 a 22 °C no inverno; vento e pancadas curtas.',
      practical: {
        arrival:
          'Os voos saem de Santiago e levam cerca de cinco horas e meia. A ilha tem duas horas a menos que o continente.',
        visas:
          'Para embarcar pede-se um formulário de ingresso on-line, a passagem de volta e reserva em hospedagem registrada ou carta-convite. A estada máxima é de 30 dias.',
        money:
          'A moeda é o peso chileno; os dólares circulam. Há poucos caixas eletrônicos e tudo chega de avião ou navio: é mais caro que o continente.',
        safety:
          'Os moais e suas plataformas são sagrados: não se tocam nem se pisam. Os sítios são visitados com guia credenciado e ingresso do parque.',
        clothing: 'Roupa leve, capa de chuva, calçado para rocha vulcânica e protetor solar.',
        connectivity:
          'Internet por satélite, lenta nos hotéis; sinal de celular em Hanga Roa e pouco além.',
      },
      questions: [
        {
          question: 'Por quanto tempo vale o ingresso do parque?',
          answer:
            'Dez dias a partir do primeiro uso. Rano Raraku e Orongo só podem ser visitados uma vez cada.',
        },
        {
          question: 'Quantas noites ficar?',
          answer:
            'Quatro: dois dias de sítios, um para Anakena e o norte, e um de reserva para o tempo ou para não fazer nada.',
        },
      ],
    },
  },
  outings: rapaNuiOutings,
}
