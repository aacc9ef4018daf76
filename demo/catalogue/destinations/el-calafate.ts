import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const elCalafate: DemoDestination = {
  key: 'el-calafate',
  region: 'santa-cruz',
  starred: true,
  tags: ['patagonia', 'glaciares', 'unesco', 'navegación', 'lagos', 'fotografía'],
  details: {
    es: {
      name: 'El Calafate y Glaciar Perito Moreno',
      description: `Cada tantos minutos suena un trueno seco y toda la pasarela se da vuelta: una torre de hielo del tamaño de un edificio acaba de caer al lago. Así se pasa el día frente al **Perito Moreno**, un frente de cinco kilómetros de ancho y unos sesenta metros de altura que cambia de azul con cada nube.

El Calafate es la base: un pueblo de álamos y techos de chapa a orillas del Lago Argentino, con buena mesa de cordero y frutos rojos, y una laguna llena de flamencos a pocas cuadras de la avenida. El glaciar queda a ochenta kilómetros, una hora y cuarto de ruta panorámica entre estepa y bosque.

Hay más que mirar: los témpanos del brazo Norte camino al Upsala, las estancias que todavía esquilan, los bosques petrificados de La Leona. El Parque Nacional Los Glaciares es Patrimonio Mundial desde 1981.

**Cuándo ir:** de octubre a abril los días son largos; en abril los bosques de lenga se ponen rojos. En invierno hay menos servicios, pero las pasarelas son casi para usted solo. Recomendamos tres noches.`,
    },
    en: {
      name: 'El Calafate and Perito Moreno Glacier',
      description: `Every few minutes there is a dry crack of thunder and everyone on the walkway turns round: a tower of ice the size of an apartment block has just gone into the lake. That is how a day passes in front of **Perito Moreno**, a wall five kilometres wide and some sixty metres high that changes its blue with every cloud.

El Calafate is the base: a town of poplars and tin roofs on the shore of Lake Argentino, with good tables for lamb and red berries, and a lagoon full of flamingos a few blocks from the main street. The glacier lies eighty kilometres away, an hour and a quarter of handsome road through steppe and forest.

There is more: the icebergs of the northern arm on the way to Upsala, sheep stations that still shear, the petrified trunks of La Leona. Los Glaciares National Park has been a World Heritage site since 1981.

**When to go:** October to April has the long days; in April the southern beeches turn red. Winter has fewer services but you may have the walkways almost to yourself. We suggest three nights.`,
    },
    pt: {
      name: 'El Calafate e Glaciar Perito Moreno',
      description: `A cada poucos minutos ouve-se um trovão seco e toda a passarela se vira: uma torre de gelo do tamanho de um prédio acaba de cair no lago. É assim que o dia passa diante do **Perito Moreno**, uma muralha de cinco quilômetros de largura e uns sessenta metros de altura que muda de azul a cada nuvem.

El Calafate é a base: uma cidadezinha de álamos e telhados de zinco à beira do Lago Argentino, com boa mesa de cordeiro e frutas vermelhas, e uma lagoa cheia de flamingos a poucas quadras da avenida. A geleira fica a oitenta quilômetros, uma hora e quinze de estrada bonita entre estepe e bosque.

E há mais para ver: os icebergs do braço Norte a caminho do Upsala, as estâncias que ainda tosquiam ovelhas, os troncos petrificados de La Leona. O Parque Nacional Los Glaciares é Patrimônio Mundial desde 1981.

**Quando ir:** de outubro a abril os dias são longos; em abril os bosques de lenga ficam vermelhos. No inverno há menos serviços, mas as passarelas são quase só suas. Sugerimos três noites.`,
    },
  },
  pictures: [
    slider('perito-moreno', 0, 'day', 'autumn'),
    slider('walkways', 1, 'dawn', 'summer'),
    slider('icebergs', 0, 'day', 'summer'),
    main('perito-moreno', 0, 'day', 'summer'),
    main('icebergs', 0, 'dusk', 'winter'),
    detail('gauchos', 1, 'golden', 'autumn'),
    detail('ice-cave', 1, 'day', 'summer'),
  ],
  tours: [
    {
      key: 'calafate-walkways',
      category: 'roads',
      starredInDestination: true,
      tags: ['pasarelas', 'imperdible'],
      details: {
        es: {
          name: 'Pasarelas del Perito Moreno',
          description: `El clásico que no decepciona a nadie. Salimos por la mañana, paramos en la Curva de los Suspiros, donde el glaciar aparece por primera vez, y dedicamos cuatro horas a los senderos de la península Magallanes. Hay tramos con ascensor y otros en el bosque, a distinta altura; la guía elige según la luz. Los desprendimientos no tienen horario: la paciencia también es parte del plan.`,
        },
        en: {
          name: 'Perito Moreno walkways',
          description: `The classic that lets nobody down. We leave in the morning, stop at the Bend of Sighs, where the glacier first comes into view, and give four hours to the walkways of the Magallanes peninsula. Some have a lift, others run through the forest at various heights; your guide chooses by the light. Ice does not fall to a timetable: patience is part of the plan.`,
        },
        pt: {
          name: 'Passarelas do Perito Moreno',
          description: `O clássico que não decepciona ninguém. Saímos de manhã, paramos na Curva dos Suspiros, onde a geleira aparece pela primeira vez, e dedicamos quatro horas às trilhas da península Magallanes. Há trechos com elevador e outros pelo bosque, em alturas diferentes; a guia escolhe conforme a luz. O gelo não cai com hora marcada: paciência também faz parte do programa.`,
        },
      },
      pictures: [main('walkways', 0, 'golden', 'autumn'), slider('walkways', 0, 'day', 'autumn')],
    },
    {
      key: 'calafate-ice-trek',
      category: 'trekking',
      starred: true,
      starredInDestination: true,
      tags: ['trekking', 'aventura', 'crampones'],
      details: {
        es: {
          name: 'Caminata con crampones sobre el hielo',
          description: `Se cruza el brazo Rico en barco, se ajustan los crampones en la orilla y se sube al glaciar con guías de montaña. Durante una hora y media se camina entre grietas azules, sumideros y lagunas diminutas; al final, un whisky con hielo de cuatrocientos años. Dificultad moderada, de 8 a 65 años. Incluye además tiempo libre en las pasarelas. Hacen falta botas y guantes.`,
        },
        en: {
          name: 'Walking on the ice with crampons',
          description: `You cross the Rico arm by boat, strap on crampons at the shore and step onto the glacier with mountain guides. For an hour and a half you walk among blue crevasses, sinkholes and tiny ponds; at the end there is a whisky over ice four centuries old. Moderate effort, ages 8 to 65. Free time on the walkways is included. Boots and gloves are a must.`,
        },
        pt: {
          name: 'Caminhada com grampões sobre o gelo',
          description: `Atravessa-se o braço Rico de barco, calçam-se os grampões na margem e sobe-se na geleira com guias de montanha. Durante uma hora e meia caminha-se entre fendas azuis, sumidouros e lagoas minúsculas; no fim, um uísque com gelo de quatrocentos anos. Esforço moderado, dos 8 aos 65 anos. Inclui também tempo livre nas passarelas. Botas e luvas são indispensáveis. Vagas limitadas.`,
        },
      },
      pictures: [main('ice-trek', 0, 'day', 'winter'), slider('ice-trek', 1, 'day', 'summer')],
    },
    {
      key: 'calafate-icebergs',
      category: 'water',
      starredInDestination: true,
      tags: ['témpanos', 'barco'],
      details: {
        es: {
          name: 'Navegación entre témpanos: Upsala y Spegazzini',
          description: `Un día entero por los brazos del Lago Argentino. Desde Puerto Bandera el catamarán entra en el canal Upsala, donde flotan témpanos azules más altos que el barco, y sigue hasta el Spegazzini, el frente de hielo más alto del parque, con paredes que pasan los cien metros. Desembarco breve en el bosque, guía a bordo y cubiertas abiertas para fotografiar.`,
        },
        en: {
          name: 'Sailing among icebergs: Upsala and Spegazzini',
          description: `A whole day on the arms of Lake Argentino. From Puerto Bandera the catamaran enters the Upsala channel, where blue icebergs float taller than the boat, and goes on to Spegazzini, the highest ice front in the park, with walls over a hundred metres. There is a short landing in the forest, a guide on board and open decks for the camera.`,
        },
        pt: {
          name: 'Navegação entre icebergs: Upsala e Spegazzini',
          description: `Um dia inteiro pelos braços do Lago Argentino. De Puerto Bandera o catamarã entra no canal Upsala, onde flutuam icebergs azuis mais altos que o barco, e segue até o Spegazzini, a frente de gelo mais alta do parque, com paredes que passam dos cem metros. Há um breve desembarque no bosque, guia a bordo e convés aberto para fotografar.`,
        },
      },
      pictures: [main('icebergs', 1, 'day', 'summer'), slider('icebergs', 1, 'golden', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'calafate-viento-blanco',
      stars: 5,
      tags: ['spa', 'vista al lago'],
      details: {
        es: {
          name: 'Viento Blanco Hotel & Spa',
          description: `Sobre la loma, con ventanales al Lago Argentino. Piscina cubierta, leña encendida desde la tarde y una carta de cordero y centolla.`,
        },
        en: {
          name: 'Viento Blanco Hotel & Spa',
          description: `On the hill, with great windows over Lake Argentino. Indoor pool, a log fire from mid-afternoon and a menu of lamb and king crab.`,
        },
        pt: {
          name: 'Viento Blanco Hotel & Spa',
          description: `No alto da colina, com janelões para o Lago Argentino. Piscina coberta, lareira acesa desde a tarde e um cardápio de cordeiro e centolla.`,
        },
      },
    },
    {
      key: 'calafate-posada-coiron',
      stars: 3.5,
      tags: ['céntrico', 'familias'],
      details: {
        es: {
          name: 'Posada del Coirón',
          description: `Veinte habitaciones de madera clara a dos cuadras de la avenida, desayuno casero con dulce de calafate y viandas para la excursión.`,
        },
        en: {
          name: 'Posada del Coirón',
          description: `Twenty rooms in pale timber two blocks from the main street, a home-made breakfast with calafate jam and packed lunches for the road.`,
        },
        pt: {
          name: 'Posada del Coirón',
          description: `Vinte quartos de madeira clara a duas quadras da avenida, café da manhã caseiro com geleia de calafate e lanche para o passeio.`,
        },
      },
    },
  ],
}
