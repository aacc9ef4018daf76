import type { DestinationGuide } from '../../guide.ts'
import { ushuaiaOutings } from '../outings/ushuaia.ts'

export const ushuaiaGuide: DestinationGuide = {
  location: { lat: -54.801912, lng: -68.302951 },
  altitude: 23,
  airport: 'USH',
  timeZone: 'America/Argentina/Ushuaia',
  nightsAdvised: { min: 2, max: 4 },
  aliases: [
    'Tierra del Fuego',
    'Canal Beagle',
    'Beagle Channel',
    'Fin del Mundo',
    'End of the World',
    'Fim do Mundo',
    'Patagonia',
    'Antártida',
  ],
  year: [
    {
      months: [1],
      state: 'peak',
      note: {
        es: 'Pingüinos con pichones y luz hasta las once de la noche.',
        en: 'Penguins with chicks, and light until eleven at night.',
        pt: 'Pinguins com filhotes e luz até as onze da noite.',
      },
    },
    {
      months: [2],
      state: 'peak',
      note: {
        es: 'El mes menos frío; cruceros antárticos en el puerto.',
        en: 'The least cold month; Antarctic ships in the harbour.',
        pt: 'O mês menos frio; cruzeiros antárticos no porto.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'Los pingüinos mudan y parten; primeros rojos en el bosque.',
        en: 'Penguins moult and leave; the first red in the forest.',
        pt: 'Os pinguins trocam as penas e partem; os primeiros vermelhos no bosque.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'El bosque de lengas, rojo y dorado; días que se acortan.',
        en: 'Beech forest in red and gold; shortening days.',
        pt: 'O bosque de lengas, vermelho e dourado; dias que encurtam.',
      },
    },
    {
      months: [5],
      state: 'fair',
      note: {
        es: 'Frío, poca luz y servicios reducidos.',
        en: 'Cold, little light and fewer services.',
        pt: 'Frio, pouca luz e serviços reduzidos.',
      },
    },
    {
      months: [6],
      state: 'fair',
      note: {
        es: 'Siete horas de luz; abre el esquí y se celebra la noche más larga.',
        en: 'Seven hours of light; skiing opens and the longest night is feasted.',
        pt: 'Sete horas de luz; o esqui abre e se festeja a noite mais longa.',
      },
    },
    {
      months: [7, 8],
      state: 'good',
      note: {
        es: 'Nieve asegurada en el cerro Castor, trineos y raquetas.',
        en: 'Reliable snow on Cerro Castor, sledges and snowshoes.',
        pt: 'Neve garantida no cerro Castor, trenós e raquetes.',
      },
    },
    {
      months: [9],
      state: 'good',
      note: {
        es: 'La mejor nieve de primavera; empiezan a alargarse los días.',
        en: 'The best spring snow, and days growing longer.',
        pt: 'A melhor neve de primavera; os dias começam a crescer.',
      },
    },
    {
      months: [10],
      state: 'fair',
      note: {
        es: 'Deshielo y barro en los senderos; vuelven los pingüinos.',
        en: 'Thaw and mud on the trails; the penguins return.',
        pt: 'Degelo e lama nas trilhas; os pinguins voltam.',
      },
    },
    {
      months: [11, 12],
      state: 'peak',
      note: {
        es: 'Pingüinos en nido, flores en el bosque y días de 17 horas.',
        en: 'Penguins on their nests, forest flowers and 17-hour days.',
        pt: 'Pinguins no ninho, flores no bosque e dias de 17 horas.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'La ciudad entre los Andes y el canal Beagle: lobos marinos y faro, pingüinos en la isla Martillo, bosques del parque nacional y nieve en invierno.',
      highlights: [
        'El faro Les Éclaireurs y sus lobos marinos',
        'Caminar entre pingüinos en la isla Martillo',
        'El fin de la Ruta 3, en la bahía Lapataia',
        'La Laguna Esmeralda, a pie',
        'Centolla recién llegada del barco',
      ],
      seasonNote:
        'De noviembre a marzo hay pingüinos y días larguísimos; abril enrojece el bosque; de fines de junio a septiembre se esquía. Lleve abrigo también en enero.',
      climate:
        'Subpolar oceánico: 5 a 14 °C en verano, -2 a 4 °C en invierno; llovizna, viento y nieve en cualquier mes.',
      practical: {
        arrival:
          'El aeropuerto (USH) está a 10 minutos del centro, con vuelos de Buenos Aires (tres horas y media) y El Calafate. El viento puede demorar los aterrizajes.',
        clothing: 'Capas, impermeable, gorro y guantes todo el año; calzado con buena suela.',
        weather:
          'El tiempo cambia cada hora. Las navegaciones salen casi siempre, pero el puerto puede cerrar por viento.',
        food: 'Centolla, merluza negra y cordero fueguino. En verano conviene reservar mesa.',
        money: 'Se aceptan tarjetas. Muchas embarcaciones cobran aparte una tasa portuaria.',
      },
      questions: [
        {
          question: '¿Cuándo se ven pingüinos?',
          answer:
            'De noviembre a marzo en la isla Martillo. Llegan en octubre y los últimos parten en abril, pero nuestras salidas van de noviembre a marzo.',
        },
        {
          question: '¿Se puede ir a la Antártida desde aquí?',
          answer:
            'Los cruceros zarpan de noviembre a marzo y duran de diez a doce días. Se reservan con mucha anticipación; consúltenos.',
        },
      ],
    },
    en: {
      summary:
        'A town between the Andes and the Beagle Channel: sea lions and a lighthouse, penguins on Martillo Island, national-park forest and winter snow.',
      highlights: [
        'Les Éclaireurs lighthouse and its sea lions',
        'Walking among penguins on Martillo Island',
        'The end of Route 3, at Lapataia bay',
        'Laguna Esmeralda, on foot',
        'King crab straight from the boat',
      ],
      seasonNote:
        'From November to March there are penguins and very long days; April reddens the forest; late June to September is for skiing. Pack for the cold in January too.',
      climate:
        'Subpolar oceanic: 5 to 14 °C in summer, -2 to 4 °C in winter; drizzle, wind and snow in any month.',
      practical: {
        arrival:
          'The airport (USH) is 10 minutes from the centre, with flights from Buenos Aires (three and a half hours) and El Calafate. Wind may delay landings.',
        clothing: 'Layers, a waterproof, hat and gloves all year; shoes with a good sole.',
        weather: 'It changes by the hour. Boats nearly always sail, but wind may close the port.',
        food: 'King crab, Patagonian toothfish and Fuegian lamb. In summer, book your table.',
        money: 'Cards are accepted. Many boats charge a port tax on top.',
      },
      questions: [
        {
          question: 'When can penguins be seen?',
          answer:
            'From November to March on Martillo Island. They arrive in October and the last leave in April, but our outings run from November to March.',
        },
        {
          question: 'Can we reach Antarctica from here?',
          answer:
            'Ships sail from November to March for ten to twelve days. They are booked well ahead; ask us.',
        },
      ],
    },
    pt: {
      summary:
        'A cidade entre os Andes e o canal Beagle: lobos-marinhos e farol, pinguins na ilha Martillo, bosques do parque nacional e neve no inverno.',
      highlights: [
        'O farol Les Éclaireurs e seus lobos-marinhos',
        'Caminhar entre pinguins na ilha Martillo',
        'O fim da Ruta 3, na baía Lapataia',
        'A Laguna Esmeralda, a pé',
        'Centolla recém-chegada do barco',
      ],
      seasonNote:
        'De novembro a março há pinguins e dias longuíssimos; abril avermelha o bosque; do fim de junho a setembro se esquia. Leve agasalho até em janeiro.',
      climate:
        'Subpolar oceânico: 5 a 14 °C no verão, -2 a 4 °C no inverno; garoa, vento e neve em qualquer mês.',
      practical: {
        arrival:
          'O aeroporto (USH) fica a 10 minutos do centro, com voos de Buenos Aires (três horas e meia) e El Calafate. O vento pode atrasar os pousos.',
        clothing: 'Camadas, impermeável, gorro e luvas o ano todo; calçado com boa sola.',
        weather:
          'O tempo muda a cada hora. Os barcos saem quase sempre, mas o porto pode fechar por vento.',
        food: 'Centolla, merluza negra e cordeiro fueguino. No verão convém reservar mesa.',
        money: 'Cartões são aceitos. Muitos barcos cobram à parte uma taxa portuária.',
      },
      questions: [
        {
          question: 'Quando se veem pinguins?',
          answer:
            'De novembro a março na ilha Martillo. Eles chegam em outubro e os últimos partem em abril, mas nossas saídas vão de novembro a março.',
        },
        {
          question: 'Dá para ir à Antártida daqui?',
          answer:
            'Os cruzeiros partem de novembro a março e duram de dez a doze dias. São reservados com muita antecedência; consulte-nos.',
        },
      ],
    },
  },
  outings: ushuaiaOutings,
}
