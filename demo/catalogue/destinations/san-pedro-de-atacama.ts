import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const sanPedroDeAtacama: DemoDestination = {
  key: 'san-pedro-de-atacama',
  region: 'antofagasta',
  starred: true,
  tags: ['desierto', 'andes', 'volcanes', 'fotografía', 'luna de miel', 'astronomía'],
  details: {
    es: {
      name: 'San Pedro de Atacama',
      description: `En el desierto más seco del mundo hay un oasis de adobe y chañares donde todos los caminos llevan a un volcán. **San Pedro**, a 2.400 metros, es la base para salir cada día hacia un planeta distinto: sal, géiseres, lagunas, dunas.

El **Licancabur**, cono perfecto de 5.916 metros, preside el horizonte. A sus pies el salar guarda lagunas donde comen tres especies de flamencos; más arriba, Miscanti y Miñiques son dos espejos azules a más de 4.100 metros. Al amanecer, el campo geotermal de **El Tatio** suelta sus columnas de vapor; al atardecer, el Valle de la Luna se pone rosado y después violeta. Y de noche, con un cielo de los más limpios de la Tierra, se ven galaxias a simple vista.

**Cuándo ir:** todo el año; de enero a marzo puede haber lluvias cortas en la altura. El primer día, nada por encima de los 3.000 metros. Cuatro noches.`,
    },
    en: {
      name: 'San Pedro de Atacama',
      description: `In the driest desert on Earth there is an oasis of adobe and chañar trees where every road leads to a volcano. **San Pedro**, at 2,400 metres, is the base from which you leave each day for a different planet: salt, geysers, lagoons, dunes.

**Licancabur**, a perfect cone of 5,916 metres, presides over the skyline. At its feet the salt flat keeps lagoons where three kinds of flamingo feed; higher up, Miscanti and Miñiques are two blue mirrors above 4,100 metres. At dawn the geysers of **El Tatio** let off their columns of steam; at dusk the Valley of the Moon turns pink and then violet. And at night, under one of the clearest skies there are, you see galaxies with the naked eye.

**When to go:** all year; from January to March there may be brief rain higher up. On your first day, nothing above 3,000 metres. Four nights.`,
    },
    pt: {
      name: 'San Pedro de Atacama',
      description: `No deserto mais seco do mundo há um oásis de adobe e chañares onde todos os caminhos levam a um vulcão. **San Pedro**, a 2.400 metros, é a base para sair a cada dia rumo a um planeta diferente: sal, gêiseres, lagoas, dunas.

O **Licancabur**, cone perfeito de 5.916 metros, preside o horizonte. A seus pés o salar guarda lagoas onde comem três espécies de flamingos; mais acima, Miscanti e Miñiques são dois espelhos azuis a mais de 4.100 metros. Ao amanhecer, o campo geotérmico de **El Tatio** solta suas colunas de vapor; ao entardecer, o Vale da Lua fica rosado e depois violeta. E à noite, sob um dos céus mais limpos da Terra, veem-se galáxias a olho nu.

**Quando ir:** o ano todo; de janeiro a março pode haver chuvas curtas na altitude. No primeiro dia, nada acima dos 3.000 metros. Quatro noites.`,
    },
  },
  pictures: [
    slider('atacama', 0, 'dusk', 'summer'),
    slider('atacama', 1, 'day', 'winter'),
    slider('atacama', 2, 'night', 'winter'),
    main('atacama', 0, 'day', 'summer'),
    main('atacama', 1, 'dusk', 'winter'),
    detail('atacama', 0, 'dawn', 'winter'),
    detail('atacama', 1, 'golden', 'summer'),
  ],
  tours: [
    {
      key: 'atacama-lagoons',
      category: 'roads',
      starredInDestination: true,
      tags: ['altiplano', 'flamencos', 'día completo'],
      details: {
        es: {
          name: 'Salar y lagunas altiplánicas',
          description: `Un día en ascenso: primero Toconao y su campanario de piedra, después la laguna Chaxa con sus flamencos y, ya arriba, Miscanti y Miñiques, rodeadas de volcanes y vicuñas. Se almuerza en Socaire lo que da la huerta de altura. Subimos despacio, con oxígeno en el vehículo y un guía que sabe leer caras. Recomendable a partir del tercer día.`,
        },
        en: {
          name: 'Salt flat and highland lagoons',
          description: `A day of going up: first Toconao and its stone bell tower, then the Chaxa lagoon with its flamingos and, at the top, Miscanti and Miñiques, ringed by volcanoes and vicuñas. Lunch in Socaire is whatever the highland gardens give. We climb slowly, with oxygen in the vehicle and a guide who can read faces. Best from your third day on.`,
        },
        pt: {
          name: 'Salar e lagoas altiplânicas',
          description: `Um dia em subida: primeiro Toconao e seu campanário de pedra, depois a lagoa Chaxa com os flamingos e, já no alto, Miscanti e Miñiques, cercadas de vulcões e vicunhas. Em Socaire almoça-se o que dá a horta de altitude. Subimos devagar, com oxigênio no veículo e um guia que sabe ler rostos. Recomendável a partir do terceiro dia. Almoço incluído.`,
        },
      },
      pictures: [main('atacama', 0, 'golden', 'winter'), slider('atacama', 1, 'golden', 'summer')],
    },
    {
      key: 'atacama-stars',
      category: 'city',
      starred: true,
      starredInDestination: true,
      tags: ['astronomía', 'nocturna'],
      bannedTags: ['volcanes'],
      details: {
        es: {
          name: 'Noche de estrellas con telescopios',
          description: `A veinte minutos del pueblo, lejos de toda luz, un astrónomo apunta con láser las constelaciones andinas, las que se dibujan con las zonas oscuras de la Vía Láctea: la llama, el zorro, la perdiz. Después se pasa por seis telescopios, de Saturno a los cúmulos globulares, y se termina con chocolate caliente y mantas. No sale en las noches cercanas a la luna llena.`,
        },
        en: {
          name: 'A night of stars and telescopes',
          description: `Twenty minutes from the village, far from any light, an astronomer points a laser at the Andean constellations, those drawn by the dark parts of the Milky Way: the llama, the fox, the partridge. Then you go from one telescope to the next, six of them, from Saturn to globular clusters, and end with hot chocolate and blankets. Not on the nights around full moon.`,
        },
        pt: {
          name: 'Noite de estrelas com telescópios',
          description: `A vinte minutos do povoado, longe de qualquer luz, um astrônomo aponta com laser as constelações andinas, as que se desenham com as partes escuras da Via Láctea: a lhama, a raposa, a perdiz. Depois se passa por seis telescópios, de Saturno aos aglomerados globulares, e termina-se com chocolate quente e mantas. Não há saída nas noites próximas da lua cheia.`,
        },
      },
      pictures: [main('atacama', 0, 'night', 'winter'), slider('atacama', 0, 'night', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'atacama-casa-chanar',
      stars: 5,
      tags: ['adobe', 'piscina', 'astronomía'],
      details: {
        es: {
          name: 'Casa Chañar Atacama',
          description: `Veinte suites de adobe y piedra entre chañares, seis piscinas pequeñas, observatorio propio y excursiones incluidas.`,
        },
        en: {
          name: 'Casa Chañar Atacama',
          description: `Twenty suites of adobe and stone among chañar trees, six small pools, an observatory of its own and outings included.`,
        },
        pt: {
          name: 'Casa Chañar Atacama',
          description: `Vinte suítes de adobe e pedra entre chañares, seis pequenas piscinas, observatório próprio e passeios incluídos.`,
        },
      },
    },
    {
      key: 'atacama-hosteria-ayllu',
      stars: 3,
      tags: ['pueblo', 'jardín'],
      details: {
        es: {
          name: 'Hostería del Ayllu',
          description: `A cinco cuadras de la plaza de San Pedro, habitaciones sencillas alrededor de un jardín con fogón y horno solar.`,
        },
        en: {
          name: 'Hostería del Ayllu',
          description: `Five blocks from the square of San Pedro, plain and pleasant rooms around a garden with a fire pit and a solar oven.`,
        },
        pt: {
          name: 'Hostería del Ayllu',
          description: `A cinco quadras da praça de San Pedro, quartos simples em torno de um jardim com fogueira e forno solar.`,
        },
      },
    },
  ],
}
