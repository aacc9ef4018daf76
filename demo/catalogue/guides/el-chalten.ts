import type { DestinationGuide } from '../../guide.ts'
import { elChaltenOutings } from '../outings/el-chalten.ts'

export const elChaltenGuide: DestinationGuide = {
  location: { lat: -49.331494, lng: -72.886325 },
  altitude: 405,
  airport: 'FTE',
  timeZone: 'America/Argentina/Rio_Gallegos',
  nightsAdvised: { min: 3, max: 4 },
  aliases: ['Chalten', 'Fitz Roy', 'Fitzroy', 'Cerro Torre', 'Patagonia', 'Laguna de los Tres'],
  year: [
    {
      months: [1, 2],
      state: 'peak',
      note: {
        es: 'Días de 16 horas de luz; también los más ventosos y concurridos.',
        en: 'Sixteen hours of light; also the windiest and busiest weeks.',
        pt: 'Dezesseis horas de luz; também as semanas mais ventosas e cheias.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'El viento baja y los senderos respiran: el mes preferido de los guías.',
        en: "The wind drops and the trails breathe: the guides' favourite month.",
        pt: 'O vento diminui e as trilhas respiram: o mês preferido dos guias.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Lengas rojas y primeras nevadas en altura.',
        en: 'Red southern beeches and the first snow higher up.',
        pt: 'Lengas vermelhas e as primeiras neves no alto.',
      },
    },
    {
      months: [5, 9],
      state: 'fair',
      note: {
        es: 'Pocos alojamientos abiertos; senderos bajos transitables.',
        en: 'Few places to stay are open; the lower trails can be walked.',
        pt: 'Poucas hospedagens abertas; as trilhas baixas são transitáveis.',
      },
    },
    {
      months: [6, 7, 8],
      state: 'closed',
      note: {
        es: 'Nieve y hielo en los senderos; el pueblo cierra casi por completo.',
        en: 'Snow and ice on the trails; the town all but shuts.',
        pt: 'Neve e gelo nas trilhas; a cidade fecha quase por completo.',
      },
    },
    {
      months: [10],
      state: 'good',
      note: {
        es: 'Reabren los alojamientos; nieve en la última subida a Laguna de los Tres.',
        en: 'Lodgings reopen; snow on the last climb to Laguna de los Tres.',
        pt: 'As hospedagens reabrem; neve na última subida à Laguna de los Tres.',
      },
    },
    {
      months: [11, 12],
      state: 'peak',
      note: {
        es: 'Notros en flor, senderos secos y luz hasta tarde.',
        en: 'Fire bush in flower, dry trails and late light.',
        pt: 'Notros em flor, trilhas secas e luz até tarde.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'La capital argentina del trekking: senderos bien señalizados que salen de la última calle y llegan al pie del Fitz Roy y del cerro Torre.',
      highlights: [
        'El amanecer que enciende el Fitz Roy',
        'Laguna de los Tres, la caminata clásica',
        'Laguna Torre y su glaciar',
        'Miradores de una hora para quienes caminan poco',
        'Pan casero, cerveza artesanal y mapas sobre la mesa',
      ],
      seasonNote:
        'Se camina de octubre a abril. Noviembre a marzo es el corazón de la temporada; abril trae los bosques rojos. De junio a agosto casi todo está cerrado.',
      climate:
        'De montaña y muy ventoso: 5 a 18 °C en verano, con cambios bruscos; nieve de mayo a septiembre.',
      practical: {
        arrival:
          'Se vuela a El Calafate (FTE) y se sigue por ruta pavimentada: 215 kilómetros, unas tres horas, con guanacos y ñandúes a los lados.',
        weather:
          'El pronóstico cambia cada día. Deje un día libre para elegir la mejor mañana y no suba a las lagunas con viento fuerte.',
        clothing:
          'Calzado de montaña ya usado, cortavientos, segunda capa abrigada, gorro y guantes aun en enero. Mochila con cubierta.',
        money:
          'Hay pocos cajeros y a veces sin efectivo. Lleve algo de dinero; la mayoría de los comercios acepta tarjeta, pero la conexión puede fallar.',
        connectivity:
          'La señal de celular es débil en el pueblo e inexistente en los senderos. Los hoteles tienen wifi satelital.',
        safety:
          'Registre su salida en el centro de visitantes cuando haga noche en la montaña y regrese con luz. El fuego está prohibido en todo el parque.',
      },
      questions: [
        {
          question: '¿Hay caminatas para quienes no entrenan?',
          answer:
            'Sí. El mirador de los Cóndores y el Chorrillo del Salto llevan alrededor de una hora y no tienen dificultad. La Laguna Capri es una buena caminata de medio día.',
        },
        {
          question: '¿Hace falta guía?',
          answer:
            'Los senderos están señalizados. Un guía ayuda a leer el clima, marcar el ritmo y salir de madrugada con seguridad.',
        },
      ],
    },
    en: {
      summary:
        'The trekking capital of Argentina: well-marked trails that leave from the last street and end at the foot of Fitz Roy and Cerro Torre.',
      highlights: [
        'The sunrise that sets Fitz Roy alight',
        'Laguna de los Tres, the classic walk',
        'Laguna Torre and its glacier',
        'Lookouts within an hour for those who walk little',
        'Home-made bread, craft beer and maps on the table',
      ],
      seasonNote:
        'Walking runs from October to April. November to March is the heart of it; April brings the red forests. From June to August nearly everything is shut.',
      climate:
        'Mountain and very windy: 5 to 18 °C in summer, with sudden changes; snow from May to September.',
      practical: {
        arrival:
          'Fly to El Calafate (FTE) and go on by paved road: 215 kilometres, about three hours, with guanacos and rheas on either side.',
        weather:
          'Forecasts change by the day. Keep one day free so as to choose the best morning, and do not climb to the lakes in a strong wind.',
        clothing:
          'Boots you have already worn in, a windproof jacket, a warm second layer, hat and gloves even in January. A cover for your pack.',
        money:
          'There are few cash machines and they run dry. Bring some money; most places take cards, but the connection may fail.',
        connectivity:
          'Mobile signal is weak in town and absent on the trails. Hotels have satellite wifi.',
        safety:
          'Tell the visitor centre when you spend a night in the mountains, and be back by daylight. Fires are forbidden throughout the park.',
      },
      questions: [
        {
          question: 'Are there walks for people who do not train?',
          answer:
            "Yes. The Condors' lookout and the Chorrillo del Salto waterfall take about an hour and are easy. Laguna Capri is a good half day.",
        },
        {
          question: 'Do we need a guide?',
          answer:
            'Trails are signposted. A guide reads the weather, sets the pace and makes a start before dawn safe.',
        },
      ],
    },
    pt: {
      summary:
        'A capital argentina do trekking: trilhas bem sinalizadas que saem da última rua e chegam aos pés do Fitz Roy e do Cerro Torre.',
      highlights: [
        'O amanhecer que acende o Fitz Roy',
        'Laguna de los Tres, a caminhada clássica',
        'Laguna Torre e seu glaciar',
        'Mirantes a uma hora para quem caminha pouco',
        'Pão caseiro, cerveja artesanal e mapas sobre a mesa',
      ],
      seasonNote:
        'Caminha-se de outubro a abril. De novembro a março é o melhor período; abril traz os bosques vermelhos. De junho a agosto quase tudo fecha.',
      climate:
        'De montanha e muito ventoso: 5 a 18 °C no verão, com mudanças bruscas; neve de maio a setembro.',
      practical: {
        arrival:
          'Voa-se até El Calafate (FTE) e segue-se por estrada asfaltada: 215 quilômetros, cerca de três horas, com guanacos e nhandus dos dois lados.',
        weather:
          'A previsão muda todo dia. Deixe um dia livre para escolher a melhor manhã e não suba às lagoas com vento forte.',
        clothing:
          'Bota já amaciada, corta-vento, segunda camada quente, gorro e luvas até em janeiro. Capa para a mochila.',
        money:
          'Há poucos caixas eletrônicos, às vezes sem notas. Leve algum dinheiro; quase todos aceitam cartão, mas a conexão pode falhar.',
        connectivity:
          'O sinal de celular é fraco na cidade e inexistente nas trilhas. Os hotéis têm wi-fi por satélite.',
        safety:
          'Avise o centro de visitantes quando for dormir na montanha e volte com luz. Fazer fogo é proibido em todo o parque.',
      },
      questions: [
        {
          question: 'Há caminhadas para quem não treina?',
          answer:
            'Sim. O mirante dos Condores e o Chorrillo del Salto levam cerca de uma hora e são fáceis. A Laguna Capri é um bom passeio de meio dia.',
        },
        {
          question: 'É preciso guia?',
          answer:
            'As trilhas são sinalizadas. Um guia ajuda a ler o tempo, a marcar o ritmo e a sair de madrugada com segurança.',
        },
      ],
    },
  },
  outings: elChaltenOutings,
}
