import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const joseIgnacio: DemoDestination = {
  key: 'jose-ignacio',
  region: 'maldonado',
  tags: ['playa', 'gastronomía', 'luna de miel', 'familias', 'surf', 'faro'],
  details: {
    es: {
      name: 'José Ignacio y Punta del Este',
      description: `Un faro de 1877, dos playas que miran hacia lados opuestos y un puñado de calles de arena: José Ignacio fue pueblo de pescadores y, aunque hoy lo visite medio mundo, conserva la costumbre de andar descalzo. De mañana vuelven las barcas, al mediodía se come lo que trajeron, a la tarde el sol se pone sobre la Mansa y la gente aplaude.

Alrededor hay un Uruguay tranquilo y generoso. La **laguna Garzón**, con su puente circular; Pueblo Garzón, viejo apeadero convertido en refugio de cocineros; olivares, bodegas y estancias sobre las sierras. A cuarenta kilómetros, **Punta del Este** pone el resto: puerto de yates, museos al aire libre y noches largas de enero.

Entre julio y octubre, desde la costa, se ven ballenas francas.

**Cuándo ir:** de diciembre a marzo para playa; enero es fiesta, febrero y marzo son descanso. Tres a cinco noches, sin agenda.`,
    },
    en: {
      name: 'José Ignacio and Punta del Este',
      description: `A lighthouse of 1877, two beaches that look opposite ways and a handful of sandy streets: José Ignacio was a fishing village and, although half the world visits it now, it keeps the habit of going barefoot. The boats come back in the morning, what they brought is lunch, and in the evening the sun sets over the calm side and people clap.

Around it lies a quiet, generous Uruguay. There is **Laguna Garzón** with its circular bridge; Pueblo Garzón, an old railway halt turned haven of cooks; olive groves, wineries and estancias up in the hills. Forty kilometres away, **Punta del Este** adds the rest: a yacht harbour, open-air museums and long January nights.

From July to October you can watch right whales from the shore.

**When to go:** December to March for the beach; January is a party, February and March are a rest. Three to five nights, with no plans at all.`,
    },
    pt: {
      name: 'José Ignacio e Punta del Este',
      description: `Um farol de 1877, duas praias que olham para lados opostos e um punhado de ruas de areia: José Ignacio foi vila de pescadores e, embora hoje meio mundo a visite, conserva o costume de andar descalço. De manhã voltam os barcos, ao meio-dia come-se o que trouxeram, à tarde o sol se põe na praia Mansa e as pessoas aplaudem.

Em volta há um Uruguai tranquilo e generoso. A **laguna Garzón**, com sua ponte circular; Pueblo Garzón, velha parada de trem transformada em refúgio de cozinheiros; olivais, vinícolas e estâncias nas serras. A quarenta quilômetros, **Punta del Este** põe o resto: porto de iates, museus ao ar livre e noites longas de janeiro.

Entre julho e outubro, veem-se baleias-francas da costa.

**Quando ir:** de dezembro a março para praia; janeiro é festa, fevereiro e março são descanso. De três a cinco noites, sem programação.`,
    },
  },
  pictures: [
    slider('coast', 0, 'golden', 'summer'),
    slider('coast', 1, 'day', 'summer'),
    slider('coast', 2, 'dusk', 'summer'),
    main('coast', 0, 'day', 'summer'),
    detail('coast', 0, 'dawn', 'summer'),
    detail('coast', 1, 'golden', 'autumn'),
  ],
  tours: [
    {
      key: 'jose-ignacio-garzon',
      category: 'table',
      starredInDestination: true,
      tags: ['olivares', 'albariño', 'fuegos'],
      details: {
        es: {
          name: 'Pueblo Garzón: olivos, albariño y fuegos',
          description: `Un día tierra adentro, entre palmares y sierras bajas. Se empieza en un olivar, catando aceites con pan de campo; se sigue en una bodega que apuesta por el albariño y el tannat; y se termina en la plaza de Pueblo Garzón, donde un cocinero de fuegos lentos sirve cordero, calabazas a las brasas y panqueques con dulce de leche. Sobremesa larga incluida.`,
        },
        en: {
          name: 'Pueblo Garzón: olives, albariño and open fire',
          description: `A day inland, among palms and low hills. It begins in an olive grove, tasting oils with country bread; goes on at a winery that believes in albariño and tannat; and ends in the square of Pueblo Garzón, where a cook of slow fires serves lamb, pumpkins from the embers and pancakes with dulce de leche. A long, unhurried afternoon at the table is included.`,
        },
        pt: {
          name: 'Pueblo Garzón: olivais, albariño e fogo',
          description: `Um dia no interior, entre palmeirais e serras baixas. Começa num olival, provando azeites com pão caseiro; segue numa vinícola que aposta no albariño e no tannat; e termina na praça de Pueblo Garzón, onde um cozinheiro de fogo lento serve cordeiro, abóboras na brasa e panquecas com doce de leite. Conversa longa depois do almoço incluída. Traslado de ida e volta incluído.`,
        },
      },
      pictures: [
        main('wine-coast', 1, 'golden', 'summer'),
        slider('wine-coast', 0, 'day', 'summer'),
      ],
    },
    {
      key: 'jose-ignacio-beach-ride',
      category: 'countryside',
      starredInDestination: true,
      tags: ['caballos', 'playa', 'atardecer'],
      details: {
        es: {
          name: 'Cabalgata por la playa hasta la laguna',
          description: `Cuando baja el sol y se vacía la playa Brava, salimos al paso por la orilla rumbo a la barra de la laguna Garzón, ocho kilómetros de arena firme con espuma en las patas. Caballos criollos, mansos y bien montados; grupos de cinco. Para quien sabe, hay tramos de galope. Se termina con tortas fritas, mate y las primeras estrellas. Dos horas y media.`,
        },
        en: {
          name: 'A ride along the beach to the lagoon',
          description: `When the sun drops and the ocean beach empties, we set off along the water's edge toward the mouth of Laguna Garzón, eight kilometres of firm sand with foam about the hooves. Criollo horses, gentle and well trained; five riders at most. Those who can will find room to gallop. It ends with fried bread, mate and the first stars. Two and a half hours.`,
        },
        pt: {
          name: 'Cavalgada pela praia até a lagoa',
          description: `Quando o sol baixa e a praia Brava se esvazia, saímos a passo pela beira d'água rumo à barra da laguna Garzón, oito quilômetros de areia firme com espuma nas patas. Cavalos crioulos, mansos e bem treinados; grupos de cinco. Para quem sabe, há trechos de galope. Termina com bolinhos fritos, mate e as primeiras estrelas. Duas horas e meia.`,
        },
      },
      pictures: [main('coast', 1, 'golden', 'summer'), slider('coast', 0, 'dusk', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'jose-ignacio-la-barca-azul',
      stars: 5,
      tags: ['playa', 'lujo', 'piscina'],
      details: {
        es: {
          name: 'Hotel La Barca Azul',
          description: `Doce bungalows de madera entre dunas, piscina de agua de mar y un comedor sobre la arena donde se cocina al fuego.`,
        },
        en: {
          name: 'Hotel La Barca Azul',
          description: `Twelve timber bungalows in the dunes, a seawater pool and a dining room on the sand where everything is cooked over fire.`,
        },
        pt: {
          name: 'Hotel La Barca Azul',
          description: `Doze bangalôs de madeira entre dunas, piscina de água do mar e um restaurante na areia onde se cozinha no fogo.`,
        },
      },
    },
  ],
}
