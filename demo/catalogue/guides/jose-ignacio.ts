import type { DestinationGuide } from '../../guide.ts'
import { joseIgnacioOutings } from '../outings/jose-ignacio.ts'

export const joseIgnacioGuide: DestinationGuide = {
  location: { lat: -34.844167, lng: -54.633889 },
  altitude: 10,
  airport: 'PDP',
  timeZone: 'America/Montevideo',
  nightsAdvised: { min: 3, max: 5 },
  aliases: [
    'Jose Ignacio',
    'Punta del Este',
    'Punta',
    'Pueblo Garzón',
    'Laguna Garzón',
    'Maldonado',
    'La Barra',
  ],
  year: [
    {
      months: [1],
      state: 'good',
      note: {
        es: 'Mar, fiesta y precios en su punto más alto; reserve con medio año.',
        en: 'Sea, parties and prices at their height; book six months ahead.',
        pt: 'Mar, festa e preços no auge; reserve com meio ano.',
      },
    },
    {
      months: [2],
      state: 'peak',
      note: {
        es: 'El mar más tibio y la calma después de enero.',
        en: 'The warmest sea, and calm after January.',
        pt: 'O mar mais morno e a calma depois de janeiro.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'Playas anchas y vacías; vendimia en Garzón.',
        en: 'Wide, empty beaches; harvest in Garzón.',
        pt: 'Praias largas e vazias; vindima em Garzón.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Días de 21 °C para caminar y montar; cosecha de aceitunas.',
        en: 'Days of 21 °C for walking and riding; the olive harvest.',
        pt: 'Dias de 21 °C para caminhar e cavalgar; colheita de azeitonas.',
      },
    },
    {
      months: [5, 6],
      state: 'fair',
      note: {
        es: 'Casi todo cierra; quedan el faro, las chimeneas y el viento.',
        en: 'Nearly everything closes; lighthouse, log fires and wind remain.',
        pt: 'Quase tudo fecha; ficam o farol, as lareiras e o vento.',
      },
    },
    {
      months: [7, 8, 9],
      state: 'fair',
      note: {
        es: 'Ballenas francas desde la costa; pocos restaurantes abiertos.',
        en: 'Right whales from the shore; few restaurants open.',
        pt: 'Baleias-francas vistas da costa; poucos restaurantes abertos.',
      },
    },
    {
      months: [10],
      state: 'good',
      note: {
        es: 'Últimas ballenas, campos en flor y agua fría.',
        en: 'The last whales, flowering fields and cold water.',
        pt: 'As últimas baleias, campos em flor e água fria.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Reabren los restaurantes; sol sin multitudes.',
        en: 'Restaurants reopen; sun without crowds.',
        pt: 'Os restaurantes reabrem; sol sem multidões.',
      },
    },
    {
      months: [12],
      state: 'peak',
      note: {
        es: 'Playa desde mediados de mes; se llena a partir de Navidad.',
        en: 'Beach days from mid-month; full from Christmas on.',
        pt: 'Praia a partir de meados do mês; lota depois do Natal.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Un pueblo de pescadores con un faro, dos playas y calles de arena; tierra adentro, olivares, bodegas y la plaza de Pueblo Garzón.',
      highlights: [
        'El atardecer en la playa Mansa, con aplauso',
        'El puente circular de la laguna Garzón',
        'Una comida de fuegos en Pueblo Garzón',
        'Una cabalgata por la orilla',
        'Ballenas desde la costa, de julio a octubre',
      ],
      seasonNote:
        'La playa va de diciembre a marzo: enero es fiesta, febrero y marzo son descanso. De mayo a agosto cierra la mayor parte del pueblo.',
      climate:
        'Templado marítimo: 18 a 28 °C en verano, 7 a 15 °C en invierno; mar de 22 °C en febrero.',
      practical: {
        arrival:
          'El aeropuerto de Punta del Este (PDP) tiene vuelos de Buenos Aires y, en verano, de São Paulo. Montevideo (MVD) está a dos horas por ruta.',
        transport:
          'Hace falta vehículo: entre el pueblo, Punta del Este y Garzón hay de 30 a 60 kilómetros. En el pueblo se anda a pie.',
        money:
          'Se paga con tarjeta, en pesos o en dólares. Con tarjeta extranjera los restaurantes suelen descontar buena parte del IVA.',
        clothing: 'Ropa de playa, un abrigo para la noche y nada formal.',
        safety:
          'La playa Brava tiene corrientes fuertes; para nadar, la Mansa y siempre donde haya guardavidas.',
      },
      questions: [
        {
          question: '¿José Ignacio o Punta del Este?',
          answer:
            'José Ignacio es silencio, arena y mesas largas; Punta del Este, puerto, tiendas y noche. Están a 40 kilómetros: se puede tener lo uno y visitar lo otro.',
        },
        {
          question: '¿Se puede ir fuera del verano?',
          answer:
            'Sí, por el campo, las bodegas y las ballenas. Confirme antes qué está abierto: lo hacemos nosotros.',
        },
      ],
    },
    en: {
      summary:
        'A fishing village with a lighthouse, two beaches and streets of sand; inland, olive groves, wineries and the square of Pueblo Garzón.',
      highlights: [
        'Sunset on the calm beach, with applause',
        'The circular bridge of Laguna Garzón',
        'A meal cooked over fire in Pueblo Garzón',
        "A ride along the water's edge",
        'Whales from the shore, July to October',
      ],
      seasonNote:
        'Beach weather runs from December to March: January is a party, February and March a rest. From May to August most of the village is closed.',
      climate:
        'Maritime temperate: 18 to 28 °C in summer, 7 to 15 °C in winter; the sea reaches 22 °C in February.',
      practical: {
        arrival:
          'Punta del Este airport (PDP) has flights from Buenos Aires and, in summer, from São Paulo. Montevideo (MVD) is two hours away by road.',
        transport:
          'You need a car: the village, Punta del Este and Garzón lie 30 to 60 kilometres apart. In the village one walks.',
        money:
          'Pay by card, in pesos or in dollars. With a foreign card restaurants usually take off much of the VAT.',
        clothing: 'Beach clothes, something warm for the evening, nothing formal.',
        safety:
          'The ocean beach has strong currents; swim on the calm side, and always where there are lifeguards.',
      },
      questions: [
        {
          question: 'José Ignacio or Punta del Este?',
          answer:
            'José Ignacio is silence, sand and long tables; Punta del Este harbour, shops and night. They are 40 kilometres apart: stay in one and visit the other.',
        },
        {
          question: 'Can we come outside summer?',
          answer:
            'Yes, for the country, the wineries and the whales. Ask first what is open: we check for you.',
        },
      ],
    },
    pt: {
      summary:
        'Uma vila de pescadores com um farol, duas praias e ruas de areia; no interior, olivais, vinícolas e a praça de Pueblo Garzón.',
      highlights: [
        'O pôr do sol na praia Mansa, com aplausos',
        'A ponte circular da laguna Garzón',
        'Uma refeição no fogo em Pueblo Garzón',
        "Uma cavalgada à beira d'água",
        'Baleias vistas da costa, de julho a outubro',
      ],
      seasonNote:
        'A praia vai de dezembro a março: janeiro é festa, fevereiro e março são descanso. De maio a agosto a maior parte da vila fecha.',
      climate:
        'Temperado marítimo: 18 a 28 °C no verão, 7 a 15 °C no inverno; mar a 22 °C em fevereiro.',
      practical: {
        arrival:
          'O aeroporto de Punta del Este (PDP) tem voos de Buenos Aires e, no verão, de São Paulo. Montevidéu (MVD) fica a duas horas por estrada.',
        transport:
          'É preciso carro: entre a vila, Punta del Este e Garzón são de 30 a 60 quilômetros. Na vila anda-se a pé.',
        money:
          'Paga-se com cartão, em pesos ou em dólares. Com cartão estrangeiro, os restaurantes costumam descontar boa parte do imposto.',
        clothing: 'Roupa de praia, um agasalho para a noite e nada formal.',
        safety:
          'A praia Brava tem correntes fortes; para nadar, a Mansa e sempre onde houver salva-vidas.',
      },
      questions: [
        {
          question: 'José Ignacio ou Punta del Este?',
          answer:
            'José Ignacio é silêncio, areia e mesas longas; Punta del Este, porto, lojas e noite. Ficam a 40 quilômetros: dá para ter uma e visitar a outra.',
        },
        {
          question: 'Dá para ir fora do verão?',
          answer:
            'Sim, pelo campo, pelas vinícolas e pelas baleias. Confirme antes o que está aberto: nós fazemos isso.',
        },
      ],
    },
  },
  outings: joseIgnacioOutings,
}
