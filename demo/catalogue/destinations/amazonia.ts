import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const amazonia: DemoDestination = {
  key: 'amazonia',
  region: 'amazonas',
  tags: ['selva', 'fauna', 'río', 'birdwatching', 'navegación', 'aventura'],
  details: {
    es: {
      name: 'Manaos y la Amazonía',
      description: `En el centro de la selva más grande del mundo hay un teatro de ópera. El **Teatro Amazonas**, de 1896, con su cúpula verde y amarilla y sus mármoles traídos de Italia, resume la locura de los años del caucho. Manaos creció alrededor y sigue siendo puerto: de aquí salen los barcos de hamacas y nuestras expediciones.

A pocos minutos, el río Negro y el Solimões corren seis kilómetros lado a lado sin mezclarse: es el **encuentro de las aguas**, y allí empieza a llamarse Amazonas. Río arriba, el archipiélago de Anavilhanas suma unas cuatrocientas islas, con delfines rosados, perezosos y victorias regias de dos metros. Se duerme en un lodge flotante o a bordo, se sale de noche a escuchar y se rema entre las copas cuando la selva está inundada.

**Cuándo ir:** de mayo a julio, aguas altas y canoas entre los árboles; de septiembre a noviembre, playas y caminatas. Tres noches de selva y una en la ciudad.`,
    },
    en: {
      name: 'Manaus and the Amazon',
      description: `In the middle of the largest forest in the world stands an opera house. The **Teatro Amazonas** of 1896, with its green and yellow dome and its marble shipped from Italy, sums up the folly of the rubber years. Manaus grew around it and is still a port: from here leave the hammock boats, and so do our expeditions.

A few minutes away, the Negro and the Solimões run side by side for six kilometres without mixing: this is the **meeting of the waters**, and here the river begins to be called Amazon. Upstream, the Anavilhanas archipelago numbers some four hundred islands, with pink dolphins, sloths and giant water lilies two metres wide. You sleep in a floating lodge or on board, go out at night to listen, and paddle among the treetops while the forest is flooded.

**When to go:** May to July for high water and canoes among the trees; September to November for beaches and walks. Three nights in the forest and one in the city.`,
    },
    pt: {
      name: 'Manaus e a Amazônia',
      description: `No meio da maior floresta do mundo há um teatro de ópera. O **Teatro Amazonas**, de 1896, com sua cúpula verde e amarela e seus mármores trazidos da Itália, resume a loucura dos anos da borracha. Manaus cresceu em volta e continua sendo porto: daqui partem os barcos de redes e as nossas expedições.

A poucos minutos, o Negro e o Solimões correm seis quilômetros lado a lado sem se misturar: é o **encontro das águas**, e ali o rio passa a se chamar Amazonas. Rio acima, o arquipélago de Anavilhanas soma umas quatrocentas ilhas, com botos-cor-de-rosa, preguiças e vitórias-régias de dois metros. Dorme-se num lodge flutuante ou a bordo, sai-se à noite para escutar e rema-se entre as copas quando a mata está alagada.

**Quando ir:** de maio a julho, águas altas e canoas entre as árvores; de setembro a novembro, praias e caminhadas. Três noites na floresta e uma na cidade.`,
    },
  },
  pictures: [
    slider('amazonas', 0, 'golden', 'summer'),
    slider('amazonas', 1, 'dawn', 'summer'),
    slider('amazonas', 2, 'day', 'summer'),
    main('amazonas', 0, 'dawn', 'summer'),
    detail('amazonas', 0, 'dusk', 'summer'),
    detail('amazonas', 1, 'mist', 'summer'),
  ],
  tours: [
    {
      key: 'amazonia-meeting-of-waters',
      category: 'water',
      starred: true,
      starredInDestination: true,
      tags: ['encuentro de las aguas', 'barco', 'delfines'],
      details: {
        es: {
          name: 'Encuentro de las aguas y victorias regias',
          description: `Un barco de dos cubiertas baja desde el puerto de Manaos hasta la línea donde el agua negra y la de color café corren juntas: la mano nota la diferencia de temperatura. Después se entra por un igarapé al lago de las victorias regias, se almuerza pescado amazónico en una casa flotante y se camina por pasarelas entre samaumas. Delfines, casi siempre. Día completo.`,
        },
        en: {
          name: 'Meeting of the waters and giant lilies',
          description: `A two-deck boat goes down from the port of Manaus to the line where black water and coffee-coloured water run together: your hand can feel the difference. Then it turns up a creek to the lake of the giant lilies; lunch is Amazon fish in a floating house, and there are boardwalks among towering samaúma trees. Dolphins, nearly always. A full day.`,
        },
        pt: {
          name: 'Encontro das águas e vitórias-régias',
          description: `Um barco de dois andares desce do porto de Manaus até a linha onde a água negra e a cor de café correm juntas: a mão sente a diferença de temperatura. Depois se entra por um igarapé até o lago das vitórias-régias, almoça-se peixe amazônico numa casa flutuante e caminha-se por passarelas entre samaúmas. Botos, quase sempre. Dia inteiro. Almoço incluído.`,
        },
      },
      pictures: [main('amazonas', 1, 'day', 'summer'), slider('amazonas', 1, 'day', 'summer')],
    },
    {
      key: 'amazonia-night-canoe',
      category: 'wildlife',
      starredInDestination: true,
      tags: ['nocturna', 'canoa', 'caimanes'],
      details: {
        es: {
          name: 'Canoa nocturna en la selva inundada',
          description: `Se apaga el motor, se apagan las linternas y por unos minutos solo hay ranas, estrellas y remos. Luego el guía ribereño enciende un foco y empiezan a aparecer ojos: caimanes, potús, una boa enroscada, algún perezoso en su rama. Dos horas en canoa de cuatro personas, desde el lodge. Manga larga, repelente y silencio. No se toca ni se molesta a ningún animal.`,
        },
        en: {
          name: 'Night canoe in the flooded forest',
          description: `The motor goes off, the torches go off, and for a few minutes there are only frogs, stars and paddles. Then the guide, born on this river, switches on a lamp and eyes begin to appear: caimans, potoos, a coiled boa, a sloth on its branch. Two hours in a four-seat canoe, from the lodge. Long sleeves, repellent and silence. No animal is touched or disturbed.`,
        },
        pt: {
          name: 'Canoa noturna na floresta alagada',
          description: `Desliga-se o motor, apagam-se as lanternas e por alguns minutos só há sapos, estrelas e remos. Depois o guia ribeirinho acende um farolete e começam a surgir olhos: jacarés, urutaus, uma jiboia enrolada, alguma preguiça no galho. Duas horas em canoa de quatro pessoas, saindo do lodge. Manga comprida, repelente e silêncio. Nenhum animal é tocado ou incomodado. Todas as noites, salvo tempestade.`,
        },
      },
      pictures: [main('amazonas', 0, 'night', 'summer'), slider('amazonas', 0, 'night', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'amazonia-samauma-lodge',
      stars: 4,
      tags: ['lodge', 'selva', 'pensión completa'],
      details: {
        es: {
          name: 'Samaúma Lodge Flotante',
          description: `Diez cabañas flotantes sobre el río Negro, energía solar, cocina ribereña y guías que nacieron a la vuelta de la curva.`,
        },
        en: {
          name: 'Samaúma Floating Lodge',
          description: `Ten floating cabins on the Negro river, solar power, riverside cooking and guides who were born round the bend.`,
        },
        pt: {
          name: 'Samaúma Lodge Flutuante',
          description: `Dez cabanas flutuantes sobre o rio Negro, energia solar, cozinha ribeirinha e guias que nasceram logo depois da curva.`,
        },
      },
    },
  ],
}
