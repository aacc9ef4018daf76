import type { DestinationGuide } from '../../guide.ts'
import { amazoniaOutings } from '../outings/amazonia.ts'

export const amazoniaGuide: DestinationGuide = {
  location: { lat: -3.119028, lng: -60.021731 },
  altitude: 92,
  airport: 'MAO',
  timeZone: 'America/Manaus',
  nightsAdvised: { min: 3, max: 5 },
  aliases: [
    'Manaus',
    'Manaos',
    'Amazonas',
    'Amazon',
    'Amazônia',
    'Rio Negro',
    'Anavilhanas',
    'Solimões',
    'Selva amazónica',
  ],
  year: [
    {
      months: [1, 2, 3],
      state: 'fair',
      note: {
        es: 'Los meses de más lluvia; el río sube día a día.',
        en: 'The wettest months; the river rises day by day.',
        pt: 'Os meses de mais chuva; o rio sobe dia a dia.',
      },
    },
    {
      months: [4],
      state: 'fair',
      note: {
        es: 'Lluvias fuertes y canales que se abren en la selva.',
        en: 'Heavy rain, and channels opening in the forest.',
        pt: 'Chuvas fortes e igarapés que se abrem na mata.',
      },
    },
    {
      months: [5],
      state: 'good',
      note: {
        es: 'Selva inundada: empiezan las canoas entre las copas.',
        en: 'Flooded forest: canoes begin to pass among the treetops.',
        pt: 'Mata alagada: começam as canoas entre as copas.',
      },
    },
    {
      months: [6, 7],
      state: 'peak',
      note: {
        es: 'Aguas en su máximo y menos lluvia; monos y perezosos a la altura de los ojos.',
        en: 'High water and less rain; monkeys and sloths at eye level.',
        pt: 'Águas no máximo e menos chuva; macacos e preguiças na altura dos olhos.',
      },
    },
    {
      months: [8],
      state: 'peak',
      note: {
        es: 'El río baja, hay sol y aparecen las primeras playas.',
        en: 'The river falls, the sun is out and the first beaches appear.',
        pt: 'O rio baixa, faz sol e surgem as primeiras praias.',
      },
    },
    {
      months: [9, 10],
      state: 'good',
      note: {
        es: 'Playas blancas en el río Negro y senderos secos; mucho calor.',
        en: 'White beaches on the Negro and dry trails; very hot.',
        pt: 'Praias brancas no rio Negro e trilhas secas; muito calor.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Aguas bajas: aves y caimanes concentrados en las lagunas.',
        en: 'Low water: birds and caimans gather in the lakes.',
        pt: 'Águas baixas: aves e jacarés concentrados nos lagos.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Vuelven las lluvias; algunos canales siguen secos.',
        en: 'The rain returns; some channels are still dry.',
        pt: 'As chuvas voltam; alguns canais seguem secos.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Una ópera en medio de la selva, dos ríos que corren juntos sin mezclarse y noches en una posada flotante, entre delfines rosados y ranas.',
      highlights: [
        'El Teatro Amazonas, de 1896',
        'El encuentro del río Negro y el Solimões',
        'La canoa nocturna por la selva inundada',
        'Delfines rosados y perezosos',
        'Las playas blancas del río Negro, de septiembre a noviembre',
      ],
      seasonNote:
        'Dos viajes distintos: de mayo a julio, con aguas altas, se rema entre las copas; de septiembre a noviembre, con aguas bajas, hay playas y senderos.',
      climate:
        'Ecuatorial: 24 a 33 °C y mucha humedad todo el año; llueve más de diciembre a mayo.',
      practical: {
        arrival:
          'Manaos (MAO) tiene vuelos de São Paulo, Brasilia, Río de Janeiro y Panamá. La posada queda a unas tres horas por ruta y lancha.',
        health:
          'Vacuna contra la fiebre amarilla al menos diez días antes; consulte a un médico sobre la malaria. En el río Negro, de aguas ácidas, hay pocos mosquitos, pero el repelente va siempre.',
        clothing:
          'Camisa y pantalón largos y livianos, capa de lluvia, sombrero, calzado cerrado y linterna.',
        visas:
          'Las mismas reglas que en el resto de Brasil: consulte si su pasaporte necesita visado electrónico.',
        connectivity:
          'En la selva no hay señal; la posada tiene internet satelital unas horas al día.',
        power:
          '127 V en Manaos, enchufes tipo N. En la posada, energía solar: se recargan cámaras y teléfonos en el comedor.',
      },
      questions: [
        {
          question: '¿Se ven animales con facilidad?',
          answer:
            'Delfines, caimanes, perezosos, monos y aves, casi siempre. Los grandes felinos existen, pero verlos es excepcional.',
        },
        {
          question: '¿Es un viaje apto para menores?',
          answer:
            'Desde los seis años lo disfrutan mucho. Hay chalecos de todos los talles y salidas cortas.',
        },
      ],
    },
    en: {
      summary:
        'An opera house in the forest, two rivers that run side by side without mixing, and nights in a floating lodge among pink dolphins and frogs.',
      highlights: [
        'The Teatro Amazonas of 1896',
        'The meeting of the Negro and the Solimões',
        'A night canoe in the flooded forest',
        'Pink dolphins and sloths',
        'White beaches on the Negro, September to November',
      ],
      seasonNote:
        'Two different journeys: from May to July, at high water, one paddles among treetops; from September to November, at low water, there are beaches and trails.',
      climate:
        'Equatorial: 24 to 33 °C and very humid all year; most rain falls from December to May.',
      practical: {
        arrival:
          'Manaus (MAO) has flights from São Paulo, Brasília, Rio de Janeiro and Panama. The lodge is about three hours away by road and launch.',
        health:
          'Yellow fever vaccination at least ten days before; ask a doctor about malaria. The acid waters of the Negro breed few mosquitoes, but repellent always comes along.',
        clothing: 'Light long sleeves and trousers, rain cape, hat, closed shoes and a torch.',
        visas: 'As in the rest of Brazil: check whether your passport needs an electronic visa.',
        connectivity:
          'There is no signal in the forest; the lodge has satellite internet for some hours a day.',
        power:
          '127 V in Manaus, sockets type N. Solar power at the lodge: cameras and phones are charged in the dining room.',
      },
      questions: [
        {
          question: 'Are animals easy to see?',
          answer:
            'Dolphins, caimans, sloths, monkeys and birds, nearly always. The big cats are there, but a meeting is exceptional.',
        },
        {
          question: 'Is it a journey for children?',
          answer:
            'From six years old they enjoy it greatly. There are life jackets in every size and short outings.',
        },
      ],
    },
    pt: {
      summary:
        'Um teatro de ópera no meio da floresta, dois rios que correm juntos sem se misturar e noites numa pousada flutuante, entre botos e rãs.',
      highlights: [
        'O Teatro Amazonas, de 1896',
        'O encontro do Negro com o Solimões',
        'A canoa noturna na floresta alagada',
        'Botos-cor-de-rosa e preguiças',
        'As praias brancas do rio Negro, de setembro a novembro',
      ],
      seasonNote:
        'Duas viagens diferentes: de maio a julho, na cheia, rema-se entre as copas; de setembro a novembro, na seca, há praias e trilhas.',
      climate: 'Equatorial: 24 a 33 °C e muita umidade o ano todo; chove mais de dezembro a maio.',
      practical: {
        arrival:
          'Manaus (MAO) tem voos de São Paulo, Brasília, Rio de Janeiro e Panamá. A pousada fica a cerca de três horas por estrada e lancha.',
        health:
          'Vacina contra a febre amarela ao menos dez dias antes; converse com um médico sobre a malária. No rio Negro, de águas ácidas, há poucos mosquitos, mas o repelente vai sempre.',
        clothing:
          'Camisa e calça compridas e leves, capa de chuva, chapéu, calçado fechado e lanterna.',
        visas:
          'Brasileiros precisam apenas de documento com foto. Para outros passaportes valem as regras gerais de entrada no Brasil.',
        connectivity:
          'Na floresta não há sinal; a pousada tem internet por satélite algumas horas por dia.',
        power:
          '127 V em Manaus, tomadas tipo N. Na pousada, energia solar: câmeras e celulares são carregados no refeitório.',
      },
      questions: [
        {
          question: 'É fácil ver animais?',
          answer:
            'Botos, jacarés, preguiças, macacos e aves, quase sempre. As onças existem, mas vê-las é exceção.',
        },
        {
          question: 'É uma viagem para crianças?',
          answer:
            'A partir dos seis anos elas aproveitam muito. Há coletes de todos os tamanhos e saídas curtas.',
        },
      ],
    },
  },
  outings: amazoniaOutings,
}
