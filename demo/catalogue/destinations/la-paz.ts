import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const laPaz: DemoDestination = {
  key: 'la-paz',
  region: 'la-paz',
  tags: ['ciudad', 'andes', 'altura', 'cultura', 'gastronomía', 'historia'],
  details: {
    es: {
      name: 'La Paz y el altiplano',
      description: `Se llega por arriba: el avión aterriza en El Alto, a más de 4.000 metros, y de golpe el suelo se abre en una olla de ladrillo con el **Illimani**, 6.438 metros, nevado y enorme, al final de cada calle. La Paz baja casi mil metros de un extremo al otro, y desde 2014 se cruza en **teleférico**: diez líneas de colores, treinta kilómetros de cabinas, el transporte público con mejor vista del mundo.

En el centro, la calle de las Brujas vende hierbas y amuletos, los lustrabotas conocen todas las noticias y las caseras del mercado Lanza sirven api con pastel. En los últimos años, una camada de cocineros devolvió a la mesa la papa, la quinua y el cacao. A setenta kilómetros, **Tiwanaku** y su Puerta del Sol recuerdan un imperio anterior al inca.

**Cuándo ir:** de abril a noviembre. Camine despacio, coma poco de noche, duerma mucho. Dos noches, o tres con el lago Titicaca.`,
    },
    en: {
      name: 'La Paz and the high plain',
      description: `You arrive from above: the plane lands in El Alto, at more than 4,000 metres, and all at once the ground opens into a bowl of brick with **Illimani**, 6,438 metres, snowy and huge, at the end of every street. La Paz falls almost a thousand metres from one end to the other, and since 2014 you cross it by **cable car**: ten coloured lines, thirty kilometres of cabins, the public transport with the best view in the world.

In the centre, the Witches' Street sells herbs and amulets, the shoeshine men know all the news and the women of the Lanza market serve purple-corn *api* with fried pastry. In recent years a generation of cooks has brought potato, quinoa and cacao back to the table. Seventy kilometres away, **Tiwanaku** and its Gate of the Sun recall an empire older than the Inca.

**When to go:** April to November. Walk slowly, eat little at night, sleep a lot. Two nights, or three with Lake Titicaca.`,
    },
    pt: {
      name: 'La Paz e o altiplano',
      description: `Chega-se por cima: o avião pousa em El Alto, a mais de 4.000 metros, e de repente o chão se abre numa panela de tijolo com o **Illimani**, 6.438 metros, nevado e enorme, no fim de cada rua. La Paz desce quase mil metros de uma ponta à outra, e desde 2014 se atravessa de **teleférico**: dez linhas coloridas, trinta quilômetros de cabines, o transporte público com a melhor vista do mundo.

No centro, a rua das Bruxas vende ervas e amuletos, os engraxates sabem todas as notícias e as vendedoras do mercado Lanza servem api com pastel. Nos últimos anos, uma geração de cozinheiros devolveu à mesa a batata, a quinoa e o cacau. A setenta quilômetros, **Tiwanaku** e sua Porta do Sol lembram um império anterior ao inca.

**Quando ir:** de abril a novembro. Ande devagar, coma pouco à noite, durma bastante. Duas noites, ou três com o lago Titicaca.`,
    },
  },
  pictures: [
    slider('la-paz', 0, 'dusk', 'winter'),
    slider('la-paz', 1, 'day', 'winter'),
    slider('la-paz', 2, 'dawn', 'winter'),
    main('la-paz', 0, 'dawn', 'winter'),
    detail('la-paz', 0, 'night', 'winter'),
    detail('la-paz', 1, 'golden', 'winter'),
  ],
  tours: [
    {
      key: 'la-paz-cable-cars',
      category: 'city',
      starredInDestination: true,
      tags: ['teleférico', 'mercados', 'miradores'],
      details: {
        es: {
          name: 'La ciudad en teleférico, con mercados',
          description: `Media jornada colgada del cable: de la línea Roja a la Azul, de la Plateada a la Verde, bajando en las estaciones que valen la pena. Se ve el cementerio pintado por muralistas, los *cholets* de El Alto, con sus fachadas de nave espacial, y el mercado de las Brujas. El guía es paceño, cuenta la ciudad con humor y lleva caramelos de coca para la altura.`,
        },
        en: {
          name: 'The city by cable car, with its markets',
          description: `Half a day hanging from a wire: from the Red line to the Blue, from the Silver to the Green, getting off wherever it is worth it. You see the cemetery painted by muralists, the *cholets* of El Alto with their spaceship façades, and the Witches' Market. Your guide was born here, tells its stories with humour and carries coca sweets for the altitude.`,
        },
        pt: {
          name: 'A cidade de teleférico, com mercados',
          description: `Meio dia pendurado no cabo: da linha Vermelha à Azul, da Prateada à Verde, descendo nas estações que valem a pena. Veem-se o cemitério pintado por muralistas, os *cholets* de El Alto, com suas fachadas de nave espacial, e o mercado das Bruxas. O guia nasceu aqui, conta a cidade com humor e leva balas de coca para a altitude.`,
        },
      },
      pictures: [main('la-paz', 1, 'dusk', 'winter'), slider('la-paz', 1, 'dusk', 'winter')],
    },
    {
      key: 'la-paz-tiwanaku',
      category: 'heritage',
      starredInDestination: true,
      tags: ['arqueología', 'unesco', 'puerta del sol'],
      bannedTags: ['ciudad'],
      details: {
        es: {
          name: 'Tiwanaku y la Puerta del Sol',
          description: `Antes que los incas, durante más de seis siglos, una ciudad de cantería perfecta gobernó el altiplano. Con una arqueóloga recorremos el templo semisubterráneo y sus cabezas clavas, la plataforma de Kalasasaya, la Puerta del Sol y Pumapunku, donde los bloques encajan como piezas de un juguete. Almuerzo de trucha o quinua y regreso por la tarde. Patrimonio Mundial desde 2000.`,
        },
        en: {
          name: 'Tiwanaku and the Gate of the Sun',
          description: `Before the Inca, for more than six centuries, a city of perfect masonry ruled the high plain. With an archaeologist we go round the sunken temple and its stone heads, the Kalasasaya platform, the Gate of the Sun and Pumapunku, where the blocks fit together like the parts of a toy. Trout or quinoa for lunch, and back in the afternoon. A World Heritage site since 2000.`,
        },
        pt: {
          name: 'Tiwanaku e a Porta do Sol',
          description: `Antes dos incas, durante mais de seis séculos, uma cidade de cantaria perfeita governou o altiplano. Com uma arqueóloga percorremos o templo semissubterrâneo e suas cabeças de pedra, a plataforma de Kalasasaya, a Porta do Sol e Pumapunku, onde os blocos se encaixam como peças de um brinquedo. Almoço de truta ou quinoa e volta à tarde. Patrimônio Mundial desde 2000.`,
        },
      },
      pictures: [main('la-paz', 0, 'golden', 'summer'), slider('la-paz', 2, 'day', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'la-paz-hotel-chuquiago',
      stars: 4,
      tags: ['céntrico', 'vista'],
      details: {
        es: {
          name: 'Hotel Chuquiago',
          description: `Edificio art déco de 1938 renovado, a pasos de San Francisco, con restaurante de altura en el último piso frente al Illimani.`,
        },
        en: {
          name: 'Hotel Chuquiago',
          description: `A renewed art deco building of 1938, steps from San Francisco, with a top-floor restaurant that faces Illimani.`,
        },
        pt: {
          name: 'Hotel Chuquiago',
          description: `Edifício art déco de 1938 renovado, a passos de San Francisco, com restaurante no último andar diante do Illimani.`,
        },
      },
    },
  ],
}
