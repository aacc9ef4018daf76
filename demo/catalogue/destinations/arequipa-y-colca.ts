import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const arequipaYColca: DemoDestination = {
  key: 'arequipa-y-colca',
  region: 'arequipa',
  tags: ['andes', 'unesco', 'volcanes', 'cóndores', 'gastronomía', 'historia'],
  details: {
    es: {
      name: 'Arequipa y Cañón del Colca',
      description: `Arequipa está hecha de volcán. El **sillar**, la piedra blanca que escupieron sus tres guardianes —el Misti, el Chachani y el Pichu Pichu—, dio iglesias que parecen bordadas, claustros frescos y el **monasterio de Santa Catalina**, una ciudad de clausura de 1579 con calles azules y rojas. El centro es Patrimonio Mundial desde 2000, y en las picanterías se come como en ningún otro lugar del Perú: rocoto relleno, chupe de camarones, queso helado.

A cuatro horas, cruzando pampas de vicuñas y un paso de 4.900 metros, se abre el **Colca**, uno de los cañones más hondos del mundo, con más de 3.000 metros del borde al río. En la Cruz del Cóndor, cuando el sol calienta las paredes, los cóndores suben en espiral a pocos metros de la gente. Los pueblos conservan andenes preincas y mujeres con sombreros bordados.

**Cuándo ir:** de abril a noviembre. Dos noches en la ciudad y dos en el valle.`,
    },
    en: {
      name: 'Arequipa and Colca Canyon',
      description: `Arequipa is made of volcano. **Sillar**, the white stone thrown up by its three guardians, Misti, Chachani and Pichu Pichu, gave it churches that look embroidered, cool cloisters and the **monastery of Santa Catalina**, an enclosed city of 1579 with streets of blue and red. The centre has been a World Heritage site since 2000, and in the *picanterías* you eat as nowhere else in Peru: stuffed rocoto peppers, crayfish chowder, iced cheese that is really ice cream.

Four hours away, over plains of vicuñas and a pass at 4,900 metres, opens the **Colca**, one of the deepest canyons in the world, more than 3,000 metres from rim to river. At the Condor's Cross, when the sun warms the walls, condors spiral up a few metres from the watchers. The villages keep terraces older than the Inca, and women in embroidered hats.

**When to go:** April to November. Two nights in the city and two in the valley.`,
    },
    pt: {
      name: 'Arequipa e Cânion do Colca',
      description: `Arequipa é feita de vulcão. O **sillar**, a pedra branca que lançaram seus três guardiões, o Misti, o Chachani e o Pichu Pichu, deu igrejas que parecem bordadas, claustros frescos e o **mosteiro de Santa Catalina**, uma cidade de clausura de 1579 com ruas azuis e vermelhas. O centro é Patrimônio Mundial desde 2000, e nas *picanterías* come-se como em nenhum outro lugar do Peru: rocoto recheado, sopa de camarões de rio, queijo gelado que na verdade é sorvete.

A quatro horas, cruzando pampas de vicunhas e um passo de 4.900 metros, abre-se o **Colca**, um dos cânions mais fundos do mundo, com mais de 3.000 metros da borda ao rio. Na Cruz do Condor, quando o sol aquece as paredes, os condores sobem em espiral a poucos metros das pessoas. Os povoados conservam terraços pré-incas e mulheres de chapéus bordados.

**Quando ir:** de abril a novembro. Duas noites na cidade e duas no vale.`,
    },
  },
  pictures: [
    slider('colca', 0, 'day', 'winter'),
    slider('colca', 1, 'golden', 'winter'),
    slider('market', 1, 'day', 'summer'),
    main('colca', 0, 'golden', 'winter'),
    detail('colca', 0, 'dawn', 'winter'),
    detail('market', 0, 'day', 'summer'),
  ],
  tours: [
    {
      key: 'colca-condors',
      category: 'wildlife',
      starredInDestination: true,
      tags: ['cruz del cóndor', 'miradores', 'amanecer'],
      details: {
        es: {
          name: 'Vuelo de los cóndores en el Colca',
          description: `Se duerme en el valle y se sale a las seis, para estar en la Cruz del Cóndor antes que los ómnibus de Arequipa. Dos horas de espera y asombro, con un guía que reconoce a los juveniles por el color; después, una caminata fácil por el borde, los andenes de Maca y Yanque, y baño en aguas termales a orillas del río. Regreso al hotel para almorzar.`,
        },
        en: {
          name: 'Flight of the condors in Colca',
          description: `You sleep in the valley and leave at six, so as to reach the Condor's Cross ahead of the coaches from Arequipa. Two hours of waiting and wonder, with a guide who knows the young birds by their colour; then an easy walk along the rim, the terraces of Maca and Yanque, and a bathe in hot springs beside the river. Back at the hotel for lunch.`,
        },
        pt: {
          name: 'Voo dos condores no Colca',
          description: `Dorme-se no vale e sai-se às seis, para chegar à Cruz do Condor antes dos ônibus de Arequipa. Duas horas de espera e espanto, com um guia que reconhece os jovens pela cor; depois, uma caminhada fácil pela borda, os terraços de Maca e Yanque, e banho em águas termais à beira do rio. Volta ao hotel para o almoço.`,
        },
      },
      pictures: [main('colca', 1, 'day', 'winter'), slider('colca', 2, 'dawn', 'winter')],
    },
    {
      key: 'arequipa-picanterias',
      category: 'table',
      starredInDestination: true,
      tags: ['picanterías', 'mercado', 'a pie'],
      bannedTags: ['cóndores', 'volcanes'],
      details: {
        es: {
          name: 'Santa Catalina y las picanterías',
          description: `Por la mañana, el monasterio con la luz todavía baja, cuando las calles de añil están vacías; al mediodía, una picantería centenaria donde se cocina a leña y se muele en batán: chicha de guiñapo, ocopa, chupe del día. Por la tarde, el mercado de San Camilo y un taller de sillar. La guía es hija de picantera y sabe en qué mesa sentarse.`,
        },
        en: {
          name: 'Santa Catalina and the picanterías',
          description: `In the morning, the monastery in low light, while its indigo streets are empty; at noon, a hundred-year-old picantería that cooks over wood and grinds on stone: purple-corn chicha, ocopa, the chowder of the day. In the afternoon, San Camilo market and a carver's workshop. Your guide is a picantería cook's daughter and knows at which table to sit. Lunch included.`,
        },
        pt: {
          name: 'Santa Catalina e as picanterías',
          description: `De manhã, o mosteiro com a luz ainda baixa, quando as ruas de anil estão vazias; ao meio-dia, uma picantería centenária onde se cozinha a lenha e se mói na pedra: chicha de milho roxo, ocopa, a sopa do dia. À tarde, o mercado de San Camilo e uma oficina de sillar. A guia é filha de picantera e sabe em que mesa sentar.`,
        },
      },
      pictures: [main('market', 1, 'day', 'summer'), slider('market', 1, 'golden', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'colca-lodge-andenes-de-yanque',
      stars: 4,
      tags: ['termas', 'valle'],
      details: {
        es: {
          name: 'Andenes de Yanque Lodge',
          description: `Casas de piedra y paja en el valle del Colca, con piletas termales junto al río y alpacas que pasan a saludar.`,
        },
        en: {
          name: 'Andenes de Yanque Lodge',
          description: `Houses of stone and thatch in the Colca valley, with hot pools by the river and alpacas that come to say hello.`,
        },
        pt: {
          name: 'Andenes de Yanque Lodge',
          description: `Casas de pedra e palha no vale do Colca, com piscinas termais junto ao rio e alpacas que passam para cumprimentar.`,
        },
      },
    },
  ],
}
