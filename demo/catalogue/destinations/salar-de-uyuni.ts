import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const salarDeUyuni: DemoDestination = {
  key: 'salar-de-uyuni',
  region: 'potosi',
  starred: true,
  tags: ['desierto', 'andes', 'altura', 'fotografía', 'aventura', 'astronomía'],
  details: {
    es: {
      name: 'Salar de Uyuni y lagunas de colores',
      description: `Diez mil quinientos kilómetros cuadrados de sal, a 3.656 metros: el salar más grande del mundo es también el espejo más grande del mundo, si se llega en la época justa. Entre enero y marzo una lámina de agua borra el horizonte y uno camina por el cielo; de mayo a noviembre, el suelo seco se cuartea en hexágonos blancos hasta donde da la vista.

En medio está la **isla Incahuasi**, un arrecife fósil cubierto de cactus gigantes; en la orilla, los pueblos de Colchani, que viven de la sal, y un cementerio de locomotoras. Más al sur, camino a Atacama, el altiplano enloquece: la **Laguna Colorada**, roja de algas y blanca de flamencos, géiseres a 4.900 metros, el desierto de Dalí y la Laguna Verde al pie del Licancabur.

**Cuándo ir:** enero a marzo por el reflejo, mayo a noviembre por la travesía completa. Noches muy frías. Dos o tres noches, en 4x4 y con conductores de la zona.`,
    },
    en: {
      name: 'Salar de Uyuni and the coloured lagoons',
      description: `Ten and a half thousand square kilometres of salt at 3,656 metres: the largest salt flat in the world is also its largest mirror, if you come at the right time. Between January and March a sheet of water wipes out the horizon and you walk about the sky; from May to November the dry floor cracks into white hexagons as far as the eye can reach.

In the middle stands **Incahuasi island**, a fossil reef covered in giant cacti; on the shore, the villages of Colchani, which live on salt, and a graveyard of locomotives. Further south, on the way to Atacama, the high plain loses its mind: the **Laguna Colorada**, red with algae and white with flamingos, geysers at 4,900 metres, the Dalí desert and the Laguna Verde at the foot of Licancabur.

**When to go:** January to March for the reflection, May to November for the full crossing. Nights are bitterly cold. Two or three nights, by 4x4 and with drivers from the region.`,
    },
    pt: {
      name: 'Salar de Uyuni e lagoas coloridas',
      description: `Dez mil e quinhentos quilômetros quadrados de sal, a 3.656 metros: o maior salar do mundo é também o maior espelho do mundo, se você chegar na época certa. Entre janeiro e março uma lâmina de água apaga o horizonte e a gente caminha pelo céu; de maio a novembro, o chão seco racha em hexágonos brancos até onde a vista alcança.

No meio fica a **ilha Incahuasi**, um recife fóssil coberto de cactos gigantes; na margem, os povoados de Colchani, que vivem do sal, e um cemitério de locomotivas. Mais ao sul, a caminho do Atacama, o altiplano enlouquece: a **Laguna Colorada**, vermelha de algas e branca de flamingos, gêiseres a 4.900 metros, o deserto de Dalí e a Laguna Verde ao pé do Licancabur.

**Quando ir:** de janeiro a março pelo reflexo, de maio a novembro pela travessia completa. Noites muito frias. Duas ou três noites, em 4x4 e com motoristas da região.`,
    },
  },
  pictures: [
    slider('uyuni', 0, 'dusk', 'summer'),
    slider('uyuni', 1, 'day', 'winter'),
    slider('uyuni', 2, 'dawn', 'summer'),
    main('uyuni', 0, 'dawn', 'summer'),
    main('uyuni', 1, 'golden', 'winter'),
    detail('uyuni', 0, 'night', 'summer'),
    detail('uyuni', 1, 'golden', 'winter'),
  ],
  tours: [
    {
      key: 'uyuni-mirror',
      category: 'roads',
      starred: true,
      starredInDestination: true,
      tags: ['4x4', 'incahuasi', 'atardecer'],
      details: {
        es: {
          name: 'El salar en un día, hasta las estrellas',
          description: `Cementerio de trenes a primera hora, montones de sal en Colchani, mesa puesta en medio del blanco y subida a la isla Incahuasi entre cactus de diez metros. En temporada de agua se va con botas hasta el borde del espejo; en la seca, hay juegos de perspectiva para todos los gustos. Esperamos el atardecer con vino boliviano y volvemos bajo la Vía Láctea.`,
        },
        en: {
          name: 'The salt flat in a day, until the stars',
          description: `The train graveyard first thing, salt heaps at Colchani, a table laid in the middle of all that white and a climb up Incahuasi island among ten-metre cacti. In the wet season you go in rubber boots to the edge of the mirror; in the dry, there are games of perspective for every taste. We wait for sunset with Bolivian wine and drive home under the Milky Way.`,
        },
        pt: {
          name: 'O salar em um dia, até as estrelas',
          description: `Cemitério de trens logo cedo, montes de sal em Colchani, mesa posta no meio do branco e subida à ilha Incahuasi entre cactos de dez metros. Na época da água vai-se de botas até a beira do espelho; na seca, há jogos de perspectiva para todos os gostos. Esperamos o pôr do sol com vinho boliviano e voltamos sob a Via Láctea.`,
        },
      },
      pictures: [main('uyuni', 0, 'dusk', 'summer'), slider('uyuni', 0, 'night', 'summer')],
    },
    {
      key: 'uyuni-lagoons-crossing',
      category: 'trekking',
      starredInDestination: true,
      tags: ['travesía', '4x4', 'flamencos'],
      details: {
        es: {
          name: 'Travesía de las lagunas hacia Atacama',
          description: `Tres días y dos noches por el altiplano de Lípez, durmiendo en refugios de piedra con calefacción: lagunas Hedionda y Cañapa, el Árbol de Piedra, la Laguna Colorada, los géiseres Sol de Mañana al amanecer y un baño termal a 4.400 metros. Termina en la frontera de Hito Cajón, donde espera el traslado a San Pedro. Dos vehículos, oxígeno y teléfono satelital.`,
        },
        en: {
          name: 'Across the lagoons to Atacama',
          description: `Three days and two nights on the high plain of Lípez, sleeping in heated stone lodges: the Hedionda and Cañapa lagoons, the Stone Tree, the Laguna Colorada, the Sol de Mañana geysers at sunrise and a hot bath at 4,400 metres. It ends at the Hito Cajón border, where your transfer to San Pedro is waiting. Two vehicles, oxygen and a satellite phone.`,
        },
        pt: {
          name: 'Travessia das lagoas rumo ao Atacama',
          description: `Três dias e duas noites pelo altiplano de Lípez, dormindo em refúgios de pedra com aquecimento: lagoas Hedionda e Cañapa, a Árvore de Pedra, a Laguna Colorada, os gêiseres Sol de Mañana ao amanhecer e um banho termal a 4.400 metros. Termina na fronteira de Hito Cajón, onde espera o traslado a San Pedro. Dois veículos, oxigênio e telefone por satélite.`,
        },
      },
      pictures: [main('atacama', 1, 'dawn', 'summer'), slider('atacama', 2, 'golden', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'uyuni-casa-de-sal-tunupa',
      stars: 4,
      tags: ['sal', 'vista'],
      details: {
        es: {
          name: 'Casa de Sal Tunupa',
          description: `Muros, camas y bóvedas de sal a la orilla del salar, calefacción de verdad y un mirador para las estrellas.`,
        },
        en: {
          name: 'Casa de Sal Tunupa',
          description: `Walls, beds and vaults of salt on the edge of the flat, proper heating and a terrace for the stars.`,
        },
        pt: {
          name: 'Casa de Sal Tunupa',
          description: `Paredes, camas e abóbadas de sal à beira do salar, aquecimento de verdade e um mirante para as estrelas.`,
        },
      },
    },
  ],
}
