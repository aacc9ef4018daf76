import type { DestinationGuide } from '../../guide.ts'
import { coloniaDelSacramentoOutings } from '../outings/colonia-del-sacramento.ts'

export const coloniaDelSacramentoGuide: DestinationGuide = {
  location: { lat: -34.471339, lng: -57.851222 },
  altitude: 20,
  timeZone: 'America/Montevideo',
  nightsAdvised: { min: 1, max: 2 },
  aliases: ['Colonia', 'Sacramento', 'Carmelo', 'Río de la Plata', 'Colônia do Sacramento'],
  year: [
    {
      months: [1, 2],
      state: 'good',
      note: {
        es: 'Verano de río: tardes largas y calles llenas los fines de semana.',
        en: 'River summer: long evenings, and busy streets at weekends.',
        pt: 'Verão de rio: tardes longas e ruas cheias nos fins de semana.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'Vendimia en Carmelo y tardes tibias.',
        en: 'Harvest in Carmelo and mild evenings.',
        pt: 'Vindima em Carmelo e tardes amenas.',
      },
    },
    {
      months: [4],
      state: 'peak',
      note: {
        es: 'Otoño dorado; mucha gente solo en Semana Santa.',
        en: 'Golden autumn; crowds only at Easter.',
        pt: 'Outono dourado; muita gente só na Semana Santa.',
      },
    },
    {
      months: [5, 6, 7, 8],
      state: 'fair',
      note: {
        es: 'Frío húmedo y calles vacías: chimeneas y vino tannat.',
        en: 'Damp cold and empty streets: log fires and tannat.',
        pt: 'Frio úmido e ruas vazias: lareiras e vinho tannat.',
      },
    },
    {
      months: [9],
      state: 'good',
      note: {
        es: 'Primeras flores y días variables.',
        en: 'The first flowers and changeable days.',
        pt: 'As primeiras flores e dias variáveis.',
      },
    },
    {
      months: [10, 11],
      state: 'peak',
      note: {
        es: 'Buganvillas en flor y 22 °C.',
        en: 'Bougainvillea in flower and 22 °C.',
        pt: 'Buganvílias em flor e 22 °C.',
      },
    },
    {
      months: [12],
      state: 'good',
      note: {
        es: 'Calor suave y mesas en la calle; se llena en las fiestas.',
        en: 'Gentle heat and tables in the street; full over the holidays.',
        pt: 'Calor suave e mesas na rua; lota nas festas.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Un barrio portugués y español a una hora y cuarto de Buenos Aires en ferry: empedrado, faro, viñedos cercanos y el sol que cae en el río.',
      highlights: [
        'La calle de los Suspiros',
        'El faro sobre las ruinas del convento',
        'El atardecer sobre el río, cuando se va el último ferry',
        'Bodegas de tannat en Carmelo',
        'Tambores de candombe los fines de semana',
      ],
      seasonNote:
        'Agradable todo el año. Marzo, abril, octubre y noviembre tienen los mejores días; entre mayo y agosto hace frío y muchas mesas se mudan junto a la chimenea.',
      climate:
        'Templado: 18 a 29 °C en verano, 6 a 15 °C en invierno; lluvias repartidas en el año.',
      practical: {
        arrival:
          'El ferry de Buenos Aires tarda una hora y cuarto; los dos controles migratorios se hacen en el puerto de salida. De Montevideo hay 180 kilómetros de buena ruta.',
        money:
          'El peso uruguayo; también suelen aceptarse dólares y pesos argentinos. Con tarjeta extranjera, los restaurantes suelen descontar buena parte del IVA.',
        transport:
          'El barrio histórico se recorre a pie. Para las playas y la vieja plaza de toros se alquilan bicicletas.',
        clothing: 'Calzado plano para el empedrado y un abrigo para la brisa del río.',
        power: '230 V, 50 Hz; conviven enchufes tipo L, F, C e I. Lleve adaptador.',
      },
      questions: [
        {
          question: '¿Alcanza con un día desde Buenos Aires?',
          answer:
            'Para ver el barrio, sí. Para entenderlo, quédese una noche: al irse el último ferry vuelve el silencio.',
        },
        {
          question: '¿Qué documento hace falta?',
          answer:
            'Pasaporte vigente; los ciudadanos del Mercosur y países asociados pueden entrar con su documento de identidad.',
        },
      ],
    },
    en: {
      summary:
        'A Portuguese and Spanish quarter an hour and a quarter from Buenos Aires by ferry: cobbles, a lighthouse, vineyards nearby and the sun setting into the river.',
      highlights: [
        'The Street of Sighs',
        'The lighthouse on the ruins of a convent',
        'Sunset over the river, once the last ferry has left',
        'Tannat wineries in Carmelo',
        'Candombe drums at weekends',
      ],
      seasonNote:
        'Pleasant all year. March, April, October and November have the best days; from May to August it is cold and many tables move next to the fire.',
      climate: 'Temperate: 18 to 29 °C in summer, 6 to 15 °C in winter; rain spread over the year.',
      practical: {
        arrival:
          'The ferry from Buenos Aires takes an hour and a quarter; both border controls are done at the port you leave from. From Montevideo it is 180 kilometres of good road.',
        money:
          'The Uruguayan peso; dollars and Argentine pesos are often taken as well. With a foreign card, restaurants usually take off much of the VAT.',
        transport:
          'The old quarter is for walking. Hire a bicycle for the beaches and the old bullring.',
        clothing: 'Flat shoes for the cobbles and something warm for the river breeze.',
        power: '230 V, 50 Hz; sockets of types L, F, C and I live side by side. Bring an adapter.',
      },
      questions: [
        {
          question: 'Is a day from Buenos Aires enough?',
          answer:
            'To see the quarter, yes. To understand it stay a night: when the last ferry leaves, silence returns.',
        },
        {
          question: 'Which document do we need?',
          answer:
            'A valid passport; citizens of Mercosur and associated countries may use their identity card.',
        },
      ],
    },
    pt: {
      summary:
        'Um bairro português e espanhol a uma hora e quinze de Buenos Aires de ferry: calçamento de pedra, farol, vinhedos por perto e o sol que cai no rio.',
      highlights: [
        'A rua dos Suspiros',
        'O farol sobre as ruínas do convento',
        'O pôr do sol no rio, depois que parte o último ferry',
        'Vinícolas de tannat em Carmelo',
        'Tambores de candombe nos fins de semana',
      ],
      seasonNote:
        'Agradável o ano todo. Março, abril, outubro e novembro têm os melhores dias; de maio a agosto faz frio e muitas mesas vão para perto da lareira.',
      climate:
        'Temperado: 18 a 29 °C no verão, 6 a 15 °C no inverno; chuvas distribuídas ao longo do ano.',
      practical: {
        arrival:
          'O ferry de Buenos Aires leva uma hora e quinze; os dois controles migratórios são feitos no porto de saída. De Montevidéu são 180 quilômetros de boa estrada.',
        money:
          'O peso uruguaio; dólares, reais e pesos argentinos costumam ser aceitos. Com cartão estrangeiro, os restaurantes costumam descontar boa parte do imposto.',
        transport:
          'O centro histórico se percorre a pé. Para as praias e a antiga praça de touros alugam-se bicicletas.',
        clothing: 'Calçado baixo para as pedras e um agasalho para a brisa do rio.',
        power: '230 V, 50 Hz; convivem tomadas tipo L, F, C e I. Leve adaptador.',
      },
      questions: [
        {
          question: 'Basta um dia a partir de Buenos Aires?',
          answer:
            'Para ver o bairro, sim. Para entendê-lo, fique uma noite: quando parte o último ferry, volta o silêncio.',
        },
        {
          question: 'Que documento é preciso?',
          answer:
            'Passaporte válido ou, para brasileiros e demais cidadãos do Mercosul, carteira de identidade em bom estado.',
        },
      ],
    },
  },
  outings: coloniaDelSacramentoOutings,
}
