import type { DestinationGuide } from '../../guide.ts'
import { salarDeUyuniOutings } from '../outings/salar-de-uyuni.ts'

export const salarDeUyuniGuide: DestinationGuide = {
  location: { lat: -20.133775, lng: -67.489134 },
  altitude: 3656,
  airport: 'UYU',
  timeZone: 'America/La_Paz',
  nightsAdvised: { min: 2, max: 3 },
  aliases: [
    'Uyuni',
    'Salar',
    'Laguna Colorada',
    'Bolivian salt flats',
    'Incahuasi',
    'Colchani',
    'Salt flats',
  ],
  year: [
    {
      months: [1],
      state: 'good',
      note: {
        es: 'Empieza el espejo; tormentas de tarde y caminos blandos.',
        en: 'The mirror begins; afternoon storms and soft tracks.',
        pt: 'Começa o espelho; temporais à tarde e caminhos moles.',
      },
    },
    {
      months: [2, 3],
      state: 'peak',
      note: {
        es: 'El mejor reflejo del año; Incahuasi queda a veces fuera de alcance.',
        en: 'The best reflections of the year; Incahuasi is at times out of reach.',
        pt: 'O melhor reflexo do ano; Incahuasi às vezes fica inacessível.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Últimos espejos en los bordes y cielos ya despejados.',
        en: 'The last mirrors along the edges, under skies already clear.',
        pt: 'Últimos espelhos nas bordas e céu já aberto.',
      },
    },
    {
      months: [5],
      state: 'peak',
      note: {
        es: 'Sal seca en hexágonos y todas las rutas abiertas.',
        en: 'Dry salt in hexagons and every route open.',
        pt: 'Sal seco em hexágonos e todas as rotas abertas.',
      },
    },
    {
      months: [6, 7],
      state: 'good',
      note: {
        es: 'Cielo impecable y noches de hasta -20 °C.',
        en: 'Flawless skies, and nights down to -20 °C.',
        pt: 'Céu impecável e noites de até -20 °C.',
      },
    },
    {
      months: [8, 9],
      state: 'peak',
      note: {
        es: 'Travesía completa por las lagunas; viento por la tarde.',
        en: 'The full crossing by the lagoons; windy afternoons.',
        pt: 'Travessia completa pelas lagoas; vento à tarde.',
      },
    },
    {
      months: [10, 11],
      state: 'good',
      note: {
        es: 'Días más templados; llegan los flamencos en gran número.',
        en: 'Milder days; flamingos arrive in numbers.',
        pt: 'Dias mais amenos; os flamingos chegam em grande número.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Primeras lluvias: ni espejo ni sal del todo seca.',
        en: 'The first rains: neither mirror nor quite dry salt.',
        pt: 'Primeiras chuvas: nem espelho nem sal bem seco.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'El salar más grande del mundo, espejo de enero a marzo y mosaico blanco el resto del año, con lagunas rojas y verdes camino a Atacama.',
      highlights: [
        'El reflejo del cielo, de enero a marzo',
        'Los cactus gigantes de la isla Incahuasi',
        'La Laguna Colorada y sus flamencos',
        'Los géiseres Sol de Mañana, a casi 4.900 metros',
        'El cementerio de trenes',
      ],
      seasonNote:
        'Para el espejo, de enero a marzo; para la travesía completa por las lagunas, de mayo a noviembre. De junio a agosto las noches son durísimas.',
      climate:
        'Frío y seco de altura: días de 13 a 20 °C, noches de -20 °C en julio y 5 °C en enero; lluvias de diciembre a marzo.',
      practical: {
        arrival:
          'Se vuela de La Paz a Uyuni (UYU) en una hora. Por tierra, desde San Pedro de Atacama se cruza en tres días por las lagunas.',
        health:
          'Todo el recorrido está por encima de 3.600 metros y llega a 4.900. Conviene venir aclimatado desde La Paz, Sucre o Atacama.',
        clothing:
          'Abrigo de invierno, guantes, gorro, anteojos de sol y protector. En época de agua, un pantalón para mojar.',
        visas:
          'Revise con tiempo los requisitos de ingreso a Bolivia para su pasaporte y la vacuna contra la fiebre amarilla si viene de zonas tropicales.',
        money:
          'Bolivianos en efectivo, en billetes pequeños: hay pocos cajeros en Uyuni y ninguno en la ruta.',
        connectivity:
          'Sin señal durante casi todo el recorrido; los vehículos llevan teléfono satelital.',
      },
      questions: [
        {
          question: '¿Se puede ver espejo y cruzar las lagunas en el mismo viaje?',
          answer:
            'En abril y a comienzos de mayo, a veces. En febrero el agua suele impedir el cruce del salar y se entra por los bordes.',
        },
        {
          question: '¿Cómo son los alojamientos de la travesía?',
          answer:
            'Hospedajes de piedra con calefacción y baño privado: los mejores de la zona, sin lujos. La electricidad se corta a veces de noche.',
        },
      ],
    },
    en: {
      summary:
        'The largest salt flat in the world: a mirror from January to March, a white mosaic the rest of the year, with red and green lagoons on the way to Atacama.',
      highlights: [
        'The sky reflected, January to March',
        'The giant cacti of Incahuasi island',
        'The Laguna Colorada and its flamingos',
        'The Sol de Mañana geysers, at nearly 4,900 metres',
        'The graveyard of trains',
      ],
      seasonNote:
        'For the mirror, January to March; for the full crossing by the lagoons, May to November. From June to August nights are harsh.',
      climate:
        'Cold, dry and high: days of 13 to 20 °C, nights of -20 °C in July and 5 °C in January; rain from December to March.',
      practical: {
        arrival:
          'Flights from La Paz to Uyuni (UYU) take an hour. Overland, the crossing from San Pedro de Atacama by the lagoons takes three days.',
        health:
          'The whole journey lies above 3,600 metres and reaches 4,900. Come acclimatised, from La Paz, Sucre or Atacama.',
        clothing:
          'Winter coat, gloves, hat, sunglasses and sun cream. In the wet season, trousers you can soak.',
        visas:
          'Check in good time what Bolivia asks of your passport, and the yellow fever vaccination if you come from the tropics.',
        money: 'Bolivianos in cash, in small notes: Uyuni has few cash machines and the road none.',
        connectivity: 'No signal on most of the way; the vehicles carry a satellite phone.',
      },
      questions: [
        {
          question: 'Can we have the mirror and the lagoons on one journey?',
          answer:
            'In April and early May, at times. In February water usually keeps vehicles from crossing the flat and you go in by the edges.',
        },
        {
          question: 'What are the lodges on the crossing like?',
          answer:
            'Stone houses with heating and private bathrooms: the best in the region, without luxury. Electricity may be cut at night.',
        },
      ],
    },
    pt: {
      summary:
        'O maior deserto de sal do mundo: espelho de janeiro a março, mosaico branco no resto do ano, com lagoas vermelhas e verdes a caminho do Atacama.',
      highlights: [
        'O reflexo do céu, de janeiro a março',
        'Os cactos gigantes da ilha Incahuasi',
        'A Laguna Colorada e seus flamingos',
        'Os gêiseres Sol de Mañana, a quase 4.900 metros',
        'O cemitério de trens',
      ],
      seasonNote:
        'Para o espelho, de janeiro a março; para a travessia completa pelas lagoas, de maio a novembro. De junho a agosto as noites são duríssimas.',
      climate:
        'Frio e seco de altitude: dias de 13 a 20 °C, noites de -20 °C em julho e 5 °C em janeiro; chuvas de dezembro a março.',
      practical: {
        arrival:
          'Voa-se de La Paz a Uyuni (UYU) em uma hora. Por terra, de San Pedro de Atacama cruza-se em três dias pelas lagoas.',
        health:
          'Todo o percurso fica acima de 3.600 metros e chega a 4.900. Convém vir aclimatado de La Paz, Sucre ou Atacama.',
        clothing:
          'Casaco de inverno, luvas, gorro, óculos escuros e protetor. Na época da água, uma calça que possa molhar.',
        visas:
          'Verifique com antecedência o que a Bolívia exige do seu passaporte. De quem vem do Brasil pode-se pedir o certificado de vacina contra a febre amarela.',
        money:
          'Bolivianos em dinheiro, em notas pequenas: há poucos caixas em Uyuni e nenhum na rota.',
        connectivity:
          'Sem sinal em quase todo o percurso; os veículos levam telefone por satélite.',
      },
      questions: [
        {
          question: 'Dá para ver o espelho e cruzar as lagoas na mesma viagem?',
          answer:
            'Em abril e no começo de maio, às vezes. Em fevereiro a água costuma impedir a travessia do salar e entra-se pelas bordas.',
        },
        {
          question: 'Como são as hospedagens da travessia?',
          answer:
            'Casas de pedra com aquecimento e banheiro privativo: as melhores da região, sem luxo. A eletricidade às vezes é cortada à noite.',
        },
      ],
    },
  },
  outings: salarDeUyuniOutings,
}
