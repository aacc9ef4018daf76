import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const iguazu: DemoDestination = {
  key: 'iguazu',
  region: 'misiones',
  starred: true,
  tags: ['cataratas', 'selva', 'unesco', 'fauna', 'familias', 'luna de miel'],
  details: {
    es: {
      name: 'Cataratas del Iguazú',
      description: `Antes de verlas se oyen. El río Iguazú llega manso, abierto en islas, y de pronto cae por unos 275 saltos repartidos a lo largo de 2,7 kilómetros de selva. El mayor, la **Garganta del Diablo**, es una herradura de 80 metros donde el agua baja con tanta fuerza que la bruma se ve desde kilómetros.

Del lado argentino se camina *dentro* de las cataratas: el Circuito Superior pasa por el borde de los saltos, el Inferior llega hasta la espuma y un tren ecológico acerca a la pasarela de la Garganta. Del lado brasileño se las mira de frente, como en un anfiteatro. Conviene ver los dos, en días distintos y sin apuro.

Entre salto y salto hay coatíes, tucanes, vencejos que anidan detrás del agua y, con mucha suerte, la huella de un yaguareté. El parque es Patrimonio Mundial desde 1984.

**Cuándo ir:** todo el año. De diciembre a marzo el caudal suele ser generoso y el calor también; de abril a septiembre se camina más fresco. Dos noches alcanzan; con tres se disfruta.`,
    },
    en: {
      name: 'Iguazú Falls',
      description: `You hear them before you see them. The Iguazú river arrives slow and wide, split by islands, and then drops over some 275 falls strung along 2.7 kilometres of rainforest. The greatest of them, the **Devil's Throat**, is an 80-metre horseshoe whose cloud of spray can be seen from miles away.

On the Argentine side you walk *among* the falls: the Upper Circuit follows the lip, the Lower Circuit takes you down to the foam, and a small forest train runs to the walkway that ends above the Throat. The Brazilian side gives you the whole amphitheatre in one sweep. See both, on separate days, and don't rush either.

Between the falls live coatis, toucans and the dusky swifts that nest behind the curtain of water; now and then a jaguar leaves its print on a trail. The park has been a World Heritage site since 1984.

**When to go:** all year. December to March usually brings more water and more heat; April to September is kinder for walking. Two nights are enough, three are a pleasure.`,
    },
    pt: {
      name: 'Cataratas do Iguaçu',
      description: `Antes de vê-las, você as ouve. O rio Iguaçu chega manso, aberto em ilhas, e de repente despenca em cerca de 275 quedas ao longo de 2,7 quilômetros de mata. A maior, a **Garganta do Diabo**, é uma ferradura de 80 metros cuja névoa se enxerga a quilômetros de distância.

Do lado argentino caminha-se *dentro* das cataratas: o Circuito Superior passa pela beira dos saltos, o Inferior desce até a espuma e um trenzinho ecológico leva à passarela da Garganta. Do lado brasileiro se vê tudo de frente, como num anfiteatro. O ideal é conhecer os dois, em dias diferentes e sem pressa.

Entre uma queda e outra há quatis, tucanos, andorinhões que fazem ninho atrás da cortina d'água e, com muita sorte, a pegada de uma onça-pintada. O parque é Patrimônio Mundial desde 1984.

**Quando ir:** o ano todo. De dezembro a março costuma haver mais água e mais calor; de abril a setembro a caminhada é mais fresca. Duas noites bastam; três são um prazer.`,
    },
  },
  pictures: [
    slider('iguazu', 0, 'day', 'summer'),
    slider('iguazu', 1, 'golden', 'summer'),
    slider('iguazu', 2, 'mist', 'spring'),
    main('iguazu', 0, 'day', 'summer'),
    detail('iguazu', 0, 'dawn', 'summer'),
    detail('iguazu', 1, 'day', 'autumn'),
  ],
  tours: [
    {
      key: 'iguazu-devils-throat',
      category: 'wildlife',
      starred: true,
      starredInDestination: true,
      tags: ['pasarelas', 'imperdible'],
      details: {
        es: {
          name: 'Lado argentino y Garganta del Diablo',
          description: `Día completo en el parque con guía naturalista. Entramos a primera hora para caminar la pasarela de la Garganta antes de que llegue la multitud, seguimos por el Circuito Superior y, después de almorzar a la sombra, bajamos al Inferior, donde el agua salpica. Son unos siete kilómetros en total, casi todos llanos, con tramos aptos para cochecitos y sillas de ruedas.`,
        },
        en: {
          name: "Argentine side and the Devil's Throat",
          description: `A full day in the park with a naturalist guide. We are at the gate when it opens, so that you reach the walkway over the Throat ahead of the crowd, then follow the Upper Circuit and, after lunch in the shade, go down to the Lower one, where you will get wet. About seven kilometres in all, nearly all of it flat, and much of it fit for pushchairs and wheelchairs.`,
        },
        pt: {
          name: 'Lado argentino e Garganta do Diabo',
          description: `Dia inteiro no parque com guia naturalista. Entramos logo na abertura para percorrer a passarela da Garganta antes da multidão, seguimos pelo Circuito Superior e, depois do almoço à sombra, descemos ao Inferior, onde a água respinga de verdade. São uns sete quilômetros ao todo, quase sempre planos, com trechos próprios para carrinhos de bebê e cadeiras de rodas. Almoço incluído.`,
        },
      },
      pictures: [main('iguazu', 1, 'golden', 'summer'), slider('iguazu', 1, 'dawn', 'summer')],
    },
    {
      key: 'iguazu-brazilian-side',
      category: 'roads',
      starredInDestination: true,
      tags: ['panorámica', 'fotografía'],
      details: {
        es: {
          name: 'Lado brasileño: la vista de frente',
          description: `Medio día para cruzar el puente Tancredo Neves y ver las cataratas como en las postales. El sendero, de un kilómetro y medio, avanza por la barranca con un mirador tras otro y termina en una pasarela sobre el río, con la Garganta del Diablo a un costado y un piloto de lluvia muy justificado. Nos ocupamos del trámite de frontera; hay que llevar documento o pasaporte vigente.`,
        },
        en: {
          name: 'Brazilian side: the grand view',
          description: `Half a day to cross the Tancredo Neves bridge and see the falls the way the postcards do. The trail runs for a kilometre and a half along the bluff, one lookout after another, and ends on a walkway over the river with the Devil's Throat beside you, where a raincoat earns its keep. We see to the border formalities; bring a valid passport, and check beforehand whether you need a visa for Brazil.`,
        },
        pt: {
          name: 'Lado brasileiro: a vista de frente',
          description: `Meio dia para atravessar a ponte Tancredo Neves e ver as cataratas como nos cartões-postais. A trilha, de um quilômetro e meio, acompanha o barranco de mirante em mirante e termina numa passarela sobre o rio, com a Garganta do Diabo bem ao lado e uma capa de chuva mais do que justificada. Cuidamos dos trâmites da fronteira; leve documento de identidade ou passaporte válido.`,
        },
      },
      pictures: [main('iguazu', 0, 'mist', 'summer'), slider('iguazu', 2, 'day', 'summer')],
    },
    {
      key: 'iguazu-full-moon',
      category: 'wildlife',
      starredInDestination: true,
      tags: ['nocturna', 'luna llena', 'luna de miel'],
      bannedTags: ['familias'],
      details: {
        es: {
          name: 'Paseo de luna llena',
          description: `Cinco noches al mes, alrededor de la luna llena, el parque abre después de la cena para un grupo pequeño. El tren cruza la selva a oscuras, se camina sin linternas hasta la Garganta y, si el cielo acompaña, aparece un arco iris de plata sobre el vapor. Dura unas dos horas y media. Los lugares se agotan con meses de anticipación y, si el tiempo lo impide, se reprograma.`,
        },
        en: {
          name: 'Full-moon walk',
          description: `Five nights a month, around the full moon, the park opens after dark for a small group. The train runs through the unlit forest, you walk to the Throat without torches and, if the sky is kind, a silver rainbow stands over the spray. It takes about two and a half hours. Places go months ahead; should the weather close in, the walk is moved to another night.`,
        },
        pt: {
          name: 'Passeio da lua cheia',
          description: `Cinco noites por mês, em torno da lua cheia, o parque abre depois do jantar para um grupo pequeno. O trem atravessa a mata às escuras, caminha-se sem lanterna até a Garganta e, se o céu colaborar, surge um arco-íris prateado sobre a névoa. Dura cerca de duas horas e meia. As vagas se esgotam com meses de antecedência e, se o tempo não ajudar, remarcamos.`,
        },
      },
      pictures: [main('iguazu', 0, 'night', 'summer'), slider('iguazu', 0, 'night', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'iguazu-timbo-lodge',
      stars: 5,
      tags: ['lodge', 'piscina', 'selva'],
      details: {
        es: {
          name: 'Timbó Selva Lodge',
          description: `Villas de madera sobre pilotes en la reserva Iryapú, a diez minutos del parque. Piscina entre palmitos, cocina misionera y senderos propios con guía.`,
        },
        en: {
          name: 'Timbó Selva Lodge',
          description: `Timber villas on stilts in the Iryapú reserve, ten minutes from the park. A pool among the palms, the cooking of Misiones and private trails with a guide.`,
        },
        pt: {
          name: 'Timbó Selva Lodge',
          description: `Chalés de madeira sobre palafitas na reserva Iryapú, a dez minutos do parque. Piscina entre palmeiras, cozinha missioneira e trilhas próprias com guia.`,
        },
      },
    },
    {
      key: 'iguazu-tres-fronteras',
      stars: 4,
      tags: ['piscina', 'familias', 'río'],
      details: {
        es: {
          name: 'Hotel Barranca de las Tres Fronteras',
          description: `Frente a la confluencia del Iguazú y el Paraná: tres países desde la terraza. Habitaciones familiares y jardín con piscina climatizada.`,
        },
        en: {
          name: 'Hotel Barranca de las Tres Fronteras',
          description: `Above the meeting of the Iguazú and the Paraná, with three countries in view from the terrace. Family rooms and a garden with a heated pool.`,
        },
        pt: {
          name: 'Hotel Barranca de las Tres Fronteras',
          description: `Diante do encontro do Iguaçu com o Paraná: três países vistos do terraço. Quartos familiares e jardim com piscina aquecida.`,
        },
      },
    },
  ],
}
