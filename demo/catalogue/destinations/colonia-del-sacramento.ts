import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const coloniaDelSacramento: DemoDestination = {
  key: 'colonia-del-sacramento',
  region: 'colonia',
  tags: ['historia', 'unesco', 'río', 'gastronomía', 'luna de miel', 'cultura'],
  details: {
    es: {
      name: 'Colonia del Sacramento',
      description: `Los portugueses la fundaron en 1680 justo enfrente de Buenos Aires, para fastidiar, y durante un siglo la ciudad cambió de bandera siete veces. De ese tironeo quedó un casco histórico que mezcla dos maneras de hacer ciudad: calles torcidas y piso de piedra a la portuguesa, rejas y patios a la española. Es Patrimonio Mundial desde 1995.

La **Calle de los Suspiros** baja empedrada hasta el río; el faro, levantado en 1857 sobre las ruinas de un convento, regala la mejor vista; y por todas partes hay buganvillas, autos viejos convertidos en macetas y mesas a la sombra. Cuando se van los visitantes del día, Colonia se queda en silencio y el sol se hunde en el agua del Plata.

Está a una hora y cuarto de Buenos Aires en barco y a dos horas y media de Montevideo por ruta, entre viñedos y queserías.

**Cuándo ir:** todo el año; octubre y marzo son ideales. Vale la pena quedarse al menos una noche.`,
    },
    en: {
      name: 'Colonia del Sacramento',
      description: `The Portuguese founded it in 1680 right opposite Buenos Aires, out of sheer provocation, and for a century the town changed flags seven times. What remains of that tug of war is an old quarter that mixes two ways of making a town: crooked lanes and stone paving in the Portuguese manner, grilles and courtyards in the Spanish. It has been a World Heritage site since 1995.

The **Street of Sighs** runs down to the river over its cobbles; the lighthouse, raised in 1857 on the ruins of a convent, has the best view; and everywhere there are bougainvillea, old cars turned into flower beds and tables in the shade. When the day visitors leave, Colonia falls silent and the sun goes down into the water of the Plate.

It lies an hour and a quarter from Buenos Aires by ferry and two and a half hours from Montevideo by road, among vineyards and cheese farms.

**When to go:** all year; October and March are ideal. Stay at least one night.`,
    },
    pt: {
      name: 'Colônia do Sacramento',
      description: `Os portugueses a fundaram em 1680 bem em frente a Buenos Aires, por pura provocação, e durante um século a cidade mudou de bandeira sete vezes. Desse cabo de guerra ficou um centro histórico que mistura dois jeitos de fazer cidade: ruas tortas e chão de pedra à portuguesa, grades e pátios à espanhola. É Patrimônio Mundial desde 1995.

A **Rua dos Suspiros** desce calçada de pedra até o rio; o farol, erguido em 1857 sobre as ruínas de um convento, oferece a melhor vista; e por toda parte há buganvílias, carros antigos transformados em vasos e mesas à sombra. Quando os visitantes do dia vão embora, Colônia fica em silêncio e o sol afunda nas águas do Prata.

Está a uma hora e quinze de Buenos Aires de barco e a duas horas e meia de Montevidéu por estrada, entre vinhedos e queijarias.

**Quando ir:** o ano todo; outubro e março são ideais. Vale a pena ficar ao menos uma noite.`,
    },
  },
  pictures: [
    slider('colonia', 0, 'golden', 'autumn'),
    slider('colonia', 1, 'dusk', 'summer'),
    slider('colonia', 2, 'day', 'spring'),
    main('colonia', 0, 'dusk', 'summer'),
    detail('colonia', 0, 'dawn', 'autumn'),
    detail('colonia', 1, 'golden', 'spring'),
  ],
  tours: [
    {
      key: 'colonia-old-town',
      category: 'heritage',
      starredInDestination: true,
      tags: ['a pie', 'faro', 'arquitectura'],
      details: {
        es: {
          name: 'El barrio histórico a pie, con faro y candombe',
          description: `Dos horas por la muralla, la Puerta de Campo, la Plaza Mayor y la Calle de los Suspiros, con una guía que distingue a simple vista una pared portuguesa de una española. Se suben los escalones del faro, se prueba un medio y medio bien frío y, los fines de semana, se espera a la cuerda de tambores que baja por la calle Real haciendo candombe.`,
        },
        en: {
          name: 'The old quarter on foot, lighthouse and candombe',
          description: `Two hours along the wall, through the Field Gate, the Plaza Mayor and the Street of Sighs, with a guide who can tell a Portuguese wall from a Spanish one at a glance. You climb the lighthouse, taste a cold *medio y medio* and, at weekends, wait for the drummers who come down the street playing candombe. Daily, in the morning or towards evening.`,
        },
        pt: {
          name: 'O centro histórico a pé, com farol e candombe',
          description: `Duas horas pela muralha, pela Porta de Campo, pela Plaza Mayor e pela Rua dos Suspiros, com uma guia que distingue de relance uma parede portuguesa de uma espanhola. Sobem-se os degraus do farol, prova-se um *medio y medio* bem gelado e, nos fins de semana, espera-se o grupo de tambores que desce a rua tocando candombe. Todos os dias, de manhã ou à tardinha.`,
        },
      },
      pictures: [main('colonia', 1, 'day', 'spring'), slider('colonia', 1, 'day', 'spring')],
    },
    {
      key: 'colonia-carmelo-wine',
      category: 'table',
      starredInDestination: true,
      tags: ['tannat', 'bodegas', 'carmelo'],
      details: {
        es: {
          name: 'Carmelo: tannat, quesos y bicicleta',
          description: `A setenta y cinco kilómetros de Colonia, Carmelo tiene viñas que miran al río y bodegas de familias piamontesas con cuatro generaciones. Se pedalea por caminos de tierra, sin subidas, de una a otra; se prueba tannat, que aquí se volvió amable, con quesos de la zona; y se almuerza pasta amasada en el día. Para quien prefiera el volante, hay auto con chofer.`,
        },
        en: {
          name: 'Carmelo: tannat, cheese and bicycles',
          description: `Seventy-five kilometres from Colonia, Carmelo has vineyards that look at the river and wineries run by the fourth generation of families from Piedmont. You cycle from one to the next on flat dirt roads, taste tannat, which has learnt good manners here, with local cheeses, and have fresh pasta for lunch. Those who would rather be driven will find a car and chauffeur.`,
        },
        pt: {
          name: 'Carmelo: tannat, queijos e bicicleta',
          description: `A setenta e cinco quilômetros de Colônia, Carmelo tem vinhedos que olham para o rio e vinícolas de famílias piemontesas na quarta geração. Pedala-se de uma a outra por estradas de terra, sem subidas; prova-se o tannat, que aqui ficou amável, com queijos da região; e almoça-se massa fresca feita no dia. Para quem preferir, há carro com motorista. Dia inteiro.`,
        },
      },
      pictures: [
        main('wine-coast', 0, 'dusk', 'autumn'),
        slider('wine-coast', 2, 'golden', 'summer'),
      ],
    },
  ],
  hotels: [
    {
      key: 'colonia-posada-de-la-muralla',
      stars: 4,
      tags: ['colonial', 'patio'],
      details: {
        es: {
          name: 'Posada de la Muralla',
          description: `Once habitaciones en una casa portuguesa de muros de un metro, con aljibe, limoneros y una terraza sobre el río.`,
        },
        en: {
          name: 'Posada de la Muralla',
          description: `Eleven rooms in a Portuguese house with walls a metre thick, an old cistern, lemon trees and a terrace over the river.`,
        },
        pt: {
          name: 'Posada de la Muralla',
          description: `Onze quartos numa casa portuguesa de paredes de um metro, com cisterna, limoeiros e um terraço sobre o rio.`,
        },
      },
    },
  ],
}
