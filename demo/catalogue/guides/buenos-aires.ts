import type { DestinationGuide } from '../../guide.ts'
import { buenosAiresOutings } from '../outings/buenos-aires.ts'

export const buenosAiresGuide: DestinationGuide = {
  location: { lat: -34.603722, lng: -58.381592 },
  altitude: 25,
  airport: 'EZE',
  timeZone: 'America/Argentina/Buenos_Aires',
  nightsAdvised: { min: 3, max: 5 },
  aliases: ['Capital Federal', 'Baires', 'Bs As', 'CABA', 'Ezeiza', 'Aeroparque'],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Calor pegajoso; media ciudad está de vacaciones y el tránsito afloja.',
        en: 'Sticky heat; half the city is on holiday and traffic eases.',
        pt: 'Calor abafado; meia cidade está de férias e o trânsito alivia.',
      },
    },
    {
      months: [2],
      state: 'good',
      note: {
        es: 'Murgas de carnaval en los barrios; las tardes siguen calurosas.',
        en: 'Carnival street bands in the neighbourhoods; afternoons still hot.',
        pt: 'Murgas de carnaval nos bairros; as tardes continuam quentes.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'Fin del verano: la ciudad vuelve a su agenda y se cena afuera.',
        en: 'Summer ends: the city is back at work and dines outdoors.',
        pt: 'Fim do verão: a cidade retoma a agenda e se janta ao ar livre.',
      },
    },
    {
      months: [4],
      state: 'peak',
      note: {
        es: 'Días de 22 °C, plátanos dorados y aire seco.',
        en: 'Days of 22 °C, golden plane trees and dry air.',
        pt: 'Dias de 22 °C, plátanos dourados e ar seco.',
      },
    },
    {
      months: [5],
      state: 'good',
      note: {
        es: 'Otoño tranquilo, con la Feria del Libro y el Colón en plena temporada.',
        en: 'A calm autumn, with the book fair and the Colón in full season.',
        pt: 'Outono tranquilo, com a Feira do Livro e o Colón em plena temporada.',
      },
    },
    {
      months: [6, 7],
      state: 'good',
      note: {
        es: 'Frío moderado: meses de cafés, teatros y milongas.',
        en: 'A moderate chill: months for cafés, theatres and milongas.',
        pt: 'Frio moderado: meses de cafés, teatros e milongas.',
      },
    },
    {
      months: [8],
      state: 'good',
      note: {
        es: 'Festival y Mundial de Tango, con pistas abiertas en toda la ciudad.',
        en: 'Tango festival and world championship, with dance floors all over town.',
        pt: 'Festival e Mundial de Tango, com pistas abertas em toda a cidade.',
      },
    },
    {
      months: [9],
      state: 'good',
      note: {
        es: 'Llega la primavera; puede llover, pero los parques se llenan.',
        en: 'Spring arrives; it may rain, but the parks fill up.',
        pt: 'Chega a primavera; pode chover, mas os parques se enchem.',
      },
    },
    {
      months: [10],
      state: 'peak',
      note: {
        es: 'Tardes largas y tibias, rosales en flor en Palermo.',
        en: 'Long mild afternoons and the Palermo rose garden in bloom.',
        pt: 'Tardes longas e amenas, roseirais em flor em Palermo.',
      },
    },
    {
      months: [11],
      state: 'peak',
      note: {
        es: 'Los jacarandás tiñen de violeta las avenidas.',
        en: 'Jacarandas turn the avenues violet.',
        pt: 'Os jacarandás tingem de violeta as avenidas.',
      },
    },
    {
      months: [12],
      state: 'good',
      note: {
        es: 'Noches al aire libre; del 24 al 26 y el 31 casi todo cierra temprano.',
        en: 'Evenings outdoors; nearly all closes early on 24 to 26 and 31 December.',
        pt: 'Noites ao ar livre; de 24 a 26 e em 31 quase tudo fecha cedo.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Una ciudad para caminar por barrios y sentarse en cafés: San Telmo, Recoleta, Palermo y La Boca de día; milongas, librerías y parrillas de noche.',
      highlights: [
        'La feria de San Telmo, cada domingo',
        'Una función o una visita en el Teatro Colón',
        'Los jacarandás de noviembre',
        'Una milonga de barrio, con piso de madera',
        'El asado, en una azotea o en una estancia',
      ],
      seasonNote:
        'Todo el año tiene lo suyo. Marzo, abril, octubre y noviembre dan los mejores días; enero es caluroso y la ciudad se va de vacaciones.',
      climate:
        'Templado húmedo: 20 a 30 °C en verano, 7 a 16 °C en invierno, lluvias repartidas en el año.',
      practical: {
        arrival:
          'Los vuelos internacionales llegan a Ezeiza (EZE), a 35 kilómetros del centro, entre 45 y 75 minutos según el tránsito. Aeroparque (AEP), junto al río, concentra los vuelos nacionales y varios regionales. Deje al menos cuatro horas para cambiar de uno a otro.',
        transport:
          'El subte y los autobuses se pagan con la tarjeta SUBE o con tarjeta bancaria sin contacto. Los taxis son negros y amarillos; las aplicaciones de viajes funcionan bien.',
        money:
          'La moneda es el peso argentino. Las tarjetas se aceptan en casi todas partes; en los mercados y para propinas conviene llevar efectivo.',
        food: 'Se almuerza desde las 13 y se cena desde las 21. En los restaurantes es habitual dejar un 10 % de propina.',
        safety:
          'Los cuidados de cualquier gran ciudad: el teléfono guardado en la calle, bolso cruzado en el transporte y taxi de noche en La Boca y Constitución.',
        power:
          '220 V, 50 Hz, enchufes tipo I (dos patas planas oblicuas) y tipo C en edificios antiguos.',
      },
      questions: [
        {
          question: '¿Cuántas noches hacen falta?',
          answer:
            'Tres como mínimo. Muchos viajeros las reparten: dos al llegar y una o dos antes de volar de regreso.',
        },
        {
          question: '¿En qué barrio conviene alojarse?',
          answer:
            'Recoleta es señorial y central; San Telmo, antiguo y bohemio; Palermo, arbolado y lleno de restaurantes. Los tres se caminan bien.',
        },
        {
          question: '¿El tango es para turistas?',
          answer:
            'Los espectáculos de cena y show, sí. Las milongas, no: son los bailes de los vecinos, y con alguien que explique los códigos se disfruta aun sin bailar.',
        },
      ],
    },
    en: {
      summary:
        'A city to walk by neighbourhoods and to sit down in: San Telmo, Recoleta, Palermo and La Boca by day; milongas, bookshops and grills by night.',
      highlights: [
        'The San Telmo street market, every Sunday',
        'A performance or a visit at the Teatro Colón',
        'The jacarandas of November',
        "A neighbours' milonga on a wooden floor",
        'An asado, on a roof terrace or on a ranch',
      ],
      seasonNote:
        'Every month has something. March, April, October and November bring the best days; January is hot and the city goes on holiday.',
      climate:
        'Temperate and humid: 20 to 30 °C in summer, 7 to 16 °C in winter, rain spread over the year.',
      practical: {
        arrival:
          'International flights land at Ezeiza (EZE), 35 kilometres out, 45 to 75 minutes away depending on traffic. Aeroparque (AEP), by the river, handles domestic and several regional flights. Allow at least four hours to change from one to the other.',
        transport:
          'Underground and buses are paid with a SUBE card or a contactless bank card. Taxis are black and yellow; ride apps work well.',
        money:
          'The currency is the Argentine peso. Cards are taken nearly everywhere; carry cash for markets and tips.',
        food: 'Lunch begins at one and dinner at nine. A tip of ten per cent is usual in restaurants.',
        safety:
          'The care any large city asks for: phone out of sight in the street, bag worn across the body, and a taxi at night in La Boca and Constitución.',
        power:
          '220 V, 50 Hz, sockets type I (two slanted flat pins) and, in old buildings, type C.',
      },
      questions: [
        {
          question: 'How many nights do we need?',
          answer:
            'Three at the least. Many travellers split them: two on arrival and one or two before flying home.',
        },
        {
          question: 'Which neighbourhood should we stay in?',
          answer:
            'Recoleta is stately and central; San Telmo old and bohemian; Palermo leafy and full of restaurants. All three are good on foot.',
        },
        {
          question: 'Is tango just for tourists?',
          answer:
            "Dinner shows are. Milongas are not: they are the neighbours' own dances and, with somebody to explain the code, a pleasure even if you never leave your chair.",
        },
      ],
    },
    pt: {
      summary:
        'Uma cidade para caminhar por bairros e sentar em cafés: San Telmo, Recoleta, Palermo e La Boca de dia; milongas, livrarias e parrillas à noite.',
      highlights: [
        'A feira de San Telmo, todo domingo',
        'Um espetáculo ou uma visita no Teatro Colón',
        'Os jacarandás de novembro',
        'Uma milonga de bairro, com piso de madeira',
        'O asado, num terraço ou numa estância',
      ],
      seasonNote:
        'Todo mês tem seu encanto. Março, abril, outubro e novembro trazem os melhores dias; janeiro é quente e a cidade sai de férias.',
      climate:
        'Temperado úmido: 20 a 30 °C no verão, 7 a 16 °C no inverno, chuvas distribuídas ao longo do ano.',
      practical: {
        arrival:
          'Os voos internacionais chegam a Ezeiza (EZE), a 35 quilômetros do centro, de 45 a 75 minutos conforme o trânsito. O Aeroparque (AEP), à beira do rio, concentra voos nacionais e vários do Brasil. Reserve ao menos quatro horas para trocar de um para o outro.',
        transport:
          'Metrô e ônibus são pagos com o cartão SUBE ou com cartão bancário por aproximação. Os táxis são pretos e amarelos; os aplicativos funcionam bem.',
        money:
          'A moeda é o peso argentino. Cartões são aceitos em quase toda parte; leve algum dinheiro para feiras e gorjetas.',
        food: 'Almoça-se a partir das 13h e janta-se a partir das 21h. Nos restaurantes, o costume é deixar 10% de gorjeta.',
        safety:
          'Os cuidados de qualquer cidade grande: celular guardado na rua, bolsa atravessada no transporte e táxi à noite em La Boca e Constitución.',
        power:
          '220 V, 50 Hz, tomadas tipo I (dois pinos chatos inclinados) e, em prédios antigos, tipo C. Leve adaptador.',
      },
      questions: [
        {
          question: 'Quantas noites são necessárias?',
          answer:
            'Três, no mínimo. Muita gente as divide: duas na chegada e uma ou duas antes do voo de volta.',
        },
        {
          question: 'Em que bairro ficar?',
          answer:
            'Recoleta é elegante e central; San Telmo, antigo e boêmio; Palermo, arborizado e cheio de restaurantes. Os três são ótimos a pé.',
        },
        {
          question: 'O tango é só para turistas?',
          answer:
            'Os jantares com show, sim. As milongas, não: são os bailes dos vizinhos e, com alguém que explique os códigos, dá gosto mesmo sem dançar.',
        },
      ],
    },
  },
  outings: buenosAiresOutings,
}
