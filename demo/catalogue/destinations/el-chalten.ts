import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const elChalten: DemoDestination = {
  key: 'el-chalten',
  region: 'santa-cruz',
  starred: true,
  tags: ['patagonia', 'trekking', 'montaña', 'unesco', 'aventura', 'fotografía'],
  details: {
    es: {
      name: 'El Chaltén y Fitz Roy',
      description: `El pueblo más joven de la Argentina nació en 1985 para defender una frontera y terminó siendo la capital del trekking. Lo hermoso de El Chaltén es su sencillez: los senderos empiezan al final de la calle, están señalizados, no piden permiso ni escalada, y todos llevan a lugares que en otro país serían inalcanzables.

El **Fitz Roy** (3.405 m) manda en el horizonte. Los tehuelches lo llamaban *Chaltén*, la montaña que humea, por la nube que casi siempre lleva pegada a la cumbre. Al amanecer el granito se enciende durante diez minutos, primero rosa y después naranja; quien lo vio una vez vuelve a poner el despertador.

Hay caminatas de una hora, como el mirador de los Cóndores, y de un día, como Laguna de los Tres o Laguna Torre. También cerveza artesanal, panaderías y refugios donde contar la jornada.

**Cuándo ir:** de noviembre a marzo para caminar; abril es el mes de los bosques rojos. El viento es parte del paisaje: conviene dejar un día de margen. Tres noches, o cuatro si le gusta caminar.`,
    },
    en: {
      name: 'El Chaltén and Mount Fitz Roy',
      description: `Argentina's youngest town was founded in 1985 to hold a frontier and became the country's trekking capital instead. The beauty of El Chaltén is how simple it is: trails start where the street ends, they are signposted, they ask for no rope, and all of them lead to places that anywhere else would be out of reach.

**Fitz Roy** (3,405 m) rules the skyline. The Tehuelche called it *Chaltén*, the smoking mountain, after the cloud that nearly always clings to its summit. At sunrise the granite catches fire for ten minutes, first pink and then orange; those who have seen it once set the alarm again.

There are walks of an hour, such as the Condors' lookout, and walks of a day, such as Laguna de los Tres or Laguna Torre. There is also craft beer, good bread, and shelters in which to tell the tale.

**When to go:** November to March for walking; April for the red forests. Wind belongs to the landscape, so keep a spare day. Three nights, or four if you love to walk.`,
    },
    pt: {
      name: 'El Chaltén e Fitz Roy',
      description: `O povoado mais jovem da Argentina nasceu em 1985 para defender uma fronteira e acabou virando a capital do trekking. A beleza de El Chaltén está na simplicidade: as trilhas começam onde termina a rua, são sinalizadas, não pedem corda nem autorização, e todas levam a lugares que em outro país seriam inalcançáveis.

O **Fitz Roy** (3.405 m) manda no horizonte. Os tehuelches o chamavam de *Chaltén*, a montanha que fumega, por causa da nuvem que quase sempre traz presa ao cume. Ao amanhecer o granito se acende por dez minutos, primeiro rosa, depois laranja; quem viu uma vez põe o despertador de novo.

Há caminhadas de uma hora, como o mirante dos Condores, e de um dia, como a Laguna de los Tres ou a Laguna Torre. Há também cerveja artesanal, padarias e abrigos onde contar a jornada.

**Quando ir:** de novembro a março para caminhar; abril é o mês dos bosques vermelhos. O vento faz parte da paisagem: deixe um dia de folga. Três noites, ou quatro se gosta de andar.`,
    },
  },
  pictures: [
    slider('fitz-roy', 0, 'dawn', 'autumn'),
    slider('fitz-roy', 1, 'day', 'summer'),
    slider('fitz-roy', 2, 'dusk', 'autumn'),
    main('fitz-roy', 0, 'dawn', 'autumn'),
    main('fitz-roy', 1, 'day', 'spring'),
    detail('fitz-roy', 0, 'golden', 'autumn'),
    detail('fitz-roy', 1, 'night', 'summer'),
  ],
  tours: [
    {
      key: 'chalten-laguna-de-los-tres',
      category: 'trekking',
      starred: true,
      starredInDestination: true,
      tags: ['día completo', 'imperdible'],
      details: {
        es: {
          name: 'Laguna de los Tres, al pie del Fitz Roy',
          description: `La caminata más famosa de la Patagonia argentina: veinte kilómetros ida y vuelta, ocho a nueve horas, con un último tramo empinado que se sube despacio. Pasamos por la laguna Capri y el campamento Poincenot y llegamos a la orilla turquesa con la pared del Fitz Roy encima. Guía habilitado, vianda y bastones incluidos. Exige buen estado físico, no experiencia de montaña.`,
        },
        en: {
          name: 'Laguna de los Tres, at the foot of Fitz Roy',
          description: `The best-known walk in Argentine Patagonia: twenty kilometres there and back, eight to nine hours, with a steep last stretch that you take slowly. We pass Laguna Capri and the Poincenot camp and come out on the turquoise shore with the face of Fitz Roy right above. Licensed guide, packed lunch and poles are included. You need to be fit, not a mountaineer.`,
        },
        pt: {
          name: 'Laguna de los Tres, aos pés do Fitz Roy',
          description: `A caminhada mais famosa da Patagônia argentina: vinte quilômetros ida e volta, de oito a nove horas, com um trecho final íngreme que se sobe devagar. Passamos pela lagoa Capri e pelo acampamento Poincenot e chegamos à margem turquesa com a parede do Fitz Roy bem em cima. Guia habilitado, lanche e bastões incluídos. Pede bom preparo, não experiência em montanha.`,
        },
      },
      pictures: [main('fitz-roy', 1, 'golden', 'autumn'), slider('fitz-roy', 1, 'dawn', 'summer')],
    },
    {
      key: 'chalten-sunrise',
      category: 'roads',
      starredInDestination: true,
      tags: ['amanecer', 'fotografía'],
      details: {
        es: {
          name: 'Amanecer en el mirador de los Cóndores',
          description: `Media hora de subida con linterna frontal, un termo de mate y el mejor lugar del pueblo para ver cómo se enciende el Fitz Roy. La guía, que además es fotógrafa, ayuda con el encuadre y la exposición; después se baja a desayunar con la luz ya dorada. Tres horas en total, apto para toda la familia. Salida sujeta al pronóstico de la noche anterior.`,
        },
        en: {
          name: "Sunrise at the Condors' lookout",
          description: `Half an hour uphill by head torch, a flask of mate and the best seat in town to watch Fitz Roy catch fire. Your guide, a photographer herself, helps with framing and exposure; then you walk down to breakfast in golden light. Three hours in all, and easy enough for the whole family. We confirm the outing with the forecast the night before.`,
        },
        pt: {
          name: 'Amanhecer no mirante dos Condores',
          description: `Meia hora de subida com lanterna de cabeça, uma garrafa de mate e o melhor lugar do povoado para ver o Fitz Roy se acender. A guia, que também é fotógrafa, ajuda no enquadramento e na exposição; depois se desce para o café da manhã já com a luz dourada. Três horas ao todo, para a família inteira. Saída confirmada conforme a previsão da véspera.`,
        },
      },
      pictures: [
        main('fitz-roy', 0, 'golden', 'summer'),
        slider('fitz-roy', 0, 'golden', 'summer'),
      ],
    },
  ],
  hotels: [
    {
      key: 'chalten-refugio-lenga',
      stars: 4,
      tags: ['montaña', 'vista'],
      details: {
        es: {
          name: 'Refugio de la Lenga',
          description: `Diecisiete habitaciones con vista al Fitz Roy, sauna para después de la caminata y desayuno desde las cinco y media para los madrugadores.`,
        },
        en: {
          name: 'Refugio de la Lenga',
          description: `Seventeen rooms that look at Fitz Roy, a sauna for after the trail and breakfast from half past five for early starters.`,
        },
        pt: {
          name: 'Refugio de la Lenga',
          description: `Dezessete quartos com vista para o Fitz Roy, sauna para depois da trilha e café da manhã a partir das cinco e meia para os madrugadores.`,
        },
      },
    },
    {
      key: 'chalten-hosteria-piedra-clavada',
      stars: 3,
      tags: ['acogedor', 'céntrico'],
      details: {
        es: {
          name: 'Hostería Piedra Clavada',
          description: `Casa de piedra y chapa atendida por una familia de guías: buenos consejos, sopa caliente y secadero de botas.`,
        },
        en: {
          name: 'Hostería Piedra Clavada',
          description: `A stone and tin house run by a family of guides: sound advice, hot soup and a drying room for boots.`,
        },
        pt: {
          name: 'Hostería Piedra Clavada',
          description: `Casa de pedra e zinco tocada por uma família de guias: bons conselhos, sopa quente e secador de botas.`,
        },
      },
    },
  ],
}
