import type { DestinationGuide } from '../../guide.ts'
import { mendozaOutings } from '../outings/mendoza.ts'

export const mendozaGuide: DestinationGuide = {
  location: { lat: -32.889459, lng: -68.845838 },
  altitude: 746,
  airport: 'MDZ',
  timeZone: 'America/Argentina/Mendoza',
  nightsAdvised: { min: 3, max: 4 },
  aliases: [
    'Valle de Uco',
    'Uco Valley',
    'Luján de Cuyo',
    'Maipú',
    'Aconcagua',
    'Cuyo',
    'Uspallata',
  ],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Calor seco de hasta 35 °C y tormentas de granizo; viñedos frondosos.',
        en: 'Dry heat of up to 35 °C and hailstorms; vines in full leaf.',
        pt: 'Calor seco de até 35 °C e tempestades de granizo; vinhedos frondosos.',
      },
    },
    {
      months: [2],
      state: 'good',
      note: {
        es: 'Comienza la vendimia de las uvas blancas.',
        en: 'Harvest begins with the white grapes.',
        pt: 'A colheita começa pelas uvas brancas.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'Vendimia del malbec y Fiesta de la Vendimia a comienzos de mes.',
        en: 'The malbec harvest, and the Vendimia festival early in the month.',
        pt: 'Colheita do malbec e Festa da Vendimia no começo do mês.',
      },
    },
    {
      months: [4],
      state: 'peak',
      note: {
        es: 'Álamos dorados, últimas uvas y 23 °C.',
        en: 'Golden poplars, the last grapes and 23 °C.',
        pt: 'Álamos dourados, as últimas uvas e 23 °C.',
      },
    },
    {
      months: [5],
      state: 'good',
      note: {
        es: 'Viñas color cobre y cielos limpios; noches frías.',
        en: 'Copper vines and clear skies; cold nights.',
        pt: 'Vinhas cor de cobre e céu limpo; noites frias.',
      },
    },
    {
      months: [6, 7, 8],
      state: 'fair',
      note: {
        es: 'Sol y frío; nieve en la cordillera, que a veces corta la Ruta 7.',
        en: 'Sun and cold; snow in the Andes, which at times closes Route 7.',
        pt: 'Sol e frio; neve na cordilheira, que às vezes fecha a Ruta 7.',
      },
    },
    {
      months: [9, 10],
      state: 'good',
      note: {
        es: 'Brotan las viñas con la cordillera todavía nevada.',
        en: 'The vines bud while the Andes are still white.',
        pt: 'As vinhas brotam com a cordilheira ainda nevada.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Tardes cálidas y abre la temporada de montaña en el Aconcagua.',
        en: 'Warm afternoons, and the climbing season opens on Aconcagua.',
        pt: 'Tardes quentes e abre a temporada de montanha no Aconcágua.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Calor; mejor bodegas por la mañana y montaña por la tarde.',
        en: 'Hot: wineries in the morning, mountains later on.',
        pt: 'Calor: vinícolas pela manhã e montanha à tarde.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Un oasis de acequias y álamos al pie de los Andes: malbec de altura, almuerzos en pasos y la ruta que sube hasta el mirador del Aconcagua.',
      highlights: [
        'Bodegas del Valle de Uco con la cordillera enfrente',
        'Un almuerzo en pasos que dura toda la tarde',
        'El Aconcagua desde la laguna de Horcones',
        'Cabalgata al atardecer y asado',
        'Las calles arboladas de la ciudad, con sus acequias',
      ],
      seasonNote:
        'Marzo es vendimia, abril y mayo son dorados, septiembre y octubre traen los brotes. En invierno, de junio a agosto, la nieve puede cerrar la ruta de alta montaña.',
      climate:
        'Seco y soleado: 18 a 32 °C en verano, 2 a 15 °C en invierno; unos 220 mm de lluvia al año.',
      practical: {
        arrival:
          'El aeropuerto (MDZ) está a 8 kilómetros, con vuelos de Buenos Aires (una hora y cincuenta) y Santiago. Por tierra, Santiago está a unas siete horas por el paso Cristo Redentor, abierto según la nieve.',
        transport:
          'Las bodegas están lejos unas de otras: el Valle de Uco queda a hora y media. Siempre con conductor; en Argentina la tolerancia de alcohol al volante es cero en rutas nacionales.',
        money: 'Casi todas las bodegas aceptan tarjeta y piden reserva previa, con horario.',
        clothing:
          'Sombrero, protector y algo abrigado: la amplitud térmica pasa de 15 grados en un día. Para alta montaña, chaqueta también en verano.',
        weather:
          'El viento zonda, cálido y seco, sopla sobre todo entre mayo y octubre y puede suspender excursiones.',
      },
      questions: [
        {
          question: '¿Cuántas bodegas caben en un día?',
          answer: 'Tres, con almuerzo en la última. Más es correr.',
        },
        {
          question: '¿Se puede despachar vino?',
          answer:
            'Sí. Muchas bodegas venden cajas preparadas para el avión; las reglas de su país y de la aerolínea marcan el límite.',
        },
      ],
    },
    en: {
      summary:
        'An oasis of channels and poplars at the foot of the Andes: high-altitude malbec, lunches in courses and the road up to the Aconcagua lookout.',
      highlights: [
        'Uco Valley wineries with the Andes in front',
        'A lunch in courses that lasts the afternoon',
        'Aconcagua from the Horcones lagoon',
        'A sunset ride and an asado',
        'Shaded streets, with water running along them',
      ],
      seasonNote:
        'March is harvest, April and May are golden, September and October bring the buds. In winter, June to August, snow may close the high road.',
      climate:
        'Dry and sunny: 18 to 32 °C in summer, 2 to 15 °C in winter; some 220 mm of rain a year.',
      practical: {
        arrival:
          'The airport (MDZ) is 8 kilometres away, with flights from Buenos Aires (an hour and fifty minutes) and Santiago. By road Santiago is about seven hours over the Cristo Redentor pass, open as snow allows.',
        transport:
          'Wineries lie far apart: the Uco Valley is an hour and a half away. Always go with a driver; on Argentine national roads the alcohol limit at the wheel is zero.',
        money: 'Nearly all wineries take cards and ask for a booking with a fixed hour.',
        clothing:
          'Hat, sun cream and something warm: a single day may swing by more than 15 degrees. For the high Andes, a jacket in summer too.',
        weather:
          'The zonda, a hot dry wind, blows mostly between May and October and may call off outings.',
      },
      questions: [
        {
          question: 'How many wineries fit in a day?',
          answer: 'Three, with lunch at the last. More is a race.',
        },
        {
          question: 'Can wine be checked in?',
          answer:
            'Yes. Many wineries sell boxes made for the plane; the rules of your country and airline set the limit.',
        },
      ],
    },
    pt: {
      summary:
        'Um oásis de canais e álamos aos pés dos Andes: malbec de altitude, almoços em etapas e a estrada que sobe até o mirante do Aconcágua.',
      highlights: [
        'Vinícolas do Vale de Uco com a cordilheira em frente',
        'Um almoço em etapas que dura a tarde toda',
        'O Aconcágua visto da laguna de Horcones',
        'Cavalgada ao entardecer e churrasco',
        'As ruas arborizadas da cidade, com água correndo ao lado',
      ],
      seasonNote:
        'Março é colheita, abril e maio são dourados, setembro e outubro trazem os brotos. No inverno, de junho a agosto, a neve pode fechar a estrada de alta montanha.',
      climate:
        'Seco e ensolarado: 18 a 32 °C no verão, 2 a 15 °C no inverno; cerca de 220 mm de chuva por ano.',
      practical: {
        arrival:
          'O aeroporto (MDZ) fica a 8 quilômetros, com voos de Buenos Aires (uma hora e cinquenta) e Santiago. Por terra, Santiago fica a umas sete horas pelo passo Cristo Redentor, aberto conforme a neve.',
        transport:
          'As vinícolas ficam longe umas das outras: o Vale de Uco está a hora e meia. Sempre com motorista; nas rodovias nacionais argentinas a tolerância ao álcool é zero.',
        money: 'Quase todas as vinícolas aceitam cartão e pedem reserva com horário.',
        clothing:
          'Chapéu, protetor solar e um agasalho: num mesmo dia a diferença passa de 15 graus. Para a alta montanha, casaco também no verão.',
        weather:
          'O zonda, vento quente e seco, sopra sobretudo entre maio e outubro e pode suspender passeios.',
      },
      questions: [
        {
          question: 'Quantas vinícolas cabem num dia?',
          answer: 'Três, com almoço na última. Mais do que isso é correria.',
        },
        {
          question: 'Dá para despachar vinho?',
          answer:
            'Sim. Muitas vinícolas vendem caixas próprias para o avião; as regras da companhia aérea e da alfândega marcam o limite.',
        },
      ],
    },
  },
  outings: mendozaOutings,
}
