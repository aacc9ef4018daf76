import type { Language } from '#contract/base/languages/languages.ts'

interface Question {
  readonly question: string
  readonly answer: string
}

/** What travellers ask about more than one programme. */
const questions = {
  change: {
    es: {
      question: '¿Se puede cambiar el programa?',
      answer:
        'Sí. Podemos sumar noches, cambiar hoteles o quitar excursiones; díganos qué prefiere en la consulta y lo cotizamos a medida.',
    },
    en: {
      question: 'Can the programme be changed?',
      answer:
        'Yes. We can add nights, change hotels or leave excursions out; tell us what you prefer in your request and we will quote it to measure.',
    },
    pt: {
      question: 'É possível mudar o programa?',
      answer:
        'Sim. Podemos acrescentar noites, trocar hotéis ou retirar passeios; diga o que prefere no pedido de orçamento e cotamos sob medida.',
    },
  },
  luggage: {
    es: {
      question: '¿Cuánto equipaje se puede llevar?',
      answer:
        'En los vuelos internos, una maleta de 15 kg en bodega y un bolso de mano de 8 kg. El exceso se paga en el mostrador; si viene con más, puede dejar una maleta en el hotel de Buenos Aires.',
    },
    en: {
      question: 'How much luggage may I bring?',
      answer:
        'On domestic flights, one checked bag of 15 kg and a cabin bag of 8 kg. Excess is paid at the counter; if you travel with more, you can leave a suitcase at your hotel in Buenos Aires.',
    },
    pt: {
      question: 'Quanta bagagem se pode levar?',
      answer:
        'Nos voos internos, uma mala despachada de 15 kg e uma bagagem de mão de 8 kg. O excesso é pago no balcão; quem vier com mais pode deixar uma mala no hotel de Buenos Aires.',
    },
  },
  brazilVisa: {
    es: {
      question: '¿Hace falta visa para el lado brasileño?',
      answer:
        'Depende de la nacionalidad. Quienes viajan con pasaporte de la Unión Europea o de México deben revisar la norma vigente antes de partir; los ciudadanos del Mercosur cruzan con documento de identidad.',
    },
    en: {
      question: 'Do I need a visa for the Brazilian side?',
      answer:
        'It depends on your nationality. Citizens of the United States, Canada and Australia need an electronic visa, obtained before the journey; most Europeans do not. Please check the rule in force before you leave.',
    },
    pt: {
      question: 'Que documento é preciso para cruzar a fronteira?',
      answer:
        'Brasileiros cruzam com passaporte ou com carteira de identidade em bom estado e emitida há menos de dez anos. A carteira de motorista não é aceita.',
    },
  },
  altitude: {
    es: {
      question: '¿Cómo se lleva la altura?',
      answer:
        'El programa sube de a poco y deja tardes libres. Ayudan el agua, las comidas livianas y caminar despacio; los guías llevan oxígeno. Si toma medicación, consulte antes a su médico.',
    },
    en: {
      question: 'How does one cope with the altitude?',
      answer:
        'The programme climbs little by little and leaves afternoons free. Water, light meals and a slow pace help; guides carry oxygen. If you take medication, ask your doctor beforehand.',
    },
    pt: {
      question: 'Como lidar com a altitude?',
      answer:
        'O programa sobe aos poucos e deixa tardes livres. Ajudam a água, as refeições leves e o passo lento; os guias levam oxigênio. Se toma medicação, consulte antes seu médico.',
    },
  },
  children: {
    es: {
      question: '¿Es un viaje para ir con menores?',
      answer:
        'Sí. Las distancias son cortas y las excursiones admiten menores desde los seis años. Díganos las edades en la consulta: cotizamos habitaciones familiares y tarifas de menor.',
    },
    en: {
      question: 'Is it a journey for children?',
      answer:
        'Yes. Distances are short and the excursions take children from six years old. Tell us their ages in your request: we quote family rooms and child rates.',
    },
    pt: {
      question: 'É uma viagem para ir com crianças?',
      answer:
        'Sim. As distâncias são curtas e os passeios aceitam crianças a partir de seis anos. Informe as idades no pedido: cotamos apartamentos familiares e tarifas de criança.',
    },
  },
  fitness: {
    es: {
      question: '¿Qué estado físico hace falta?',
      answer:
        'Conviene poder caminar ocho horas con mil metros de subida dos veces en la semana. No hay tramos técnicos y siempre se ofrece una variante más corta con otro guía.',
    },
    en: {
      question: 'How fit do I need to be?',
      answer:
        'You should be able to walk for eight hours with a thousand metres of ascent, twice in a week. Nothing is technical, and a shorter version with another guide is always on offer.',
    },
    pt: {
      question: 'Que preparo físico é necessário?',
      answer:
        'Convém poder caminhar oito horas com mil metros de subida duas vezes na semana. Não há trechos técnicos e sempre se oferece uma variante mais curta com outro guia.',
    },
  },
  clothing: {
    es: {
      question: '¿Qué ropa conviene llevar al sur?',
      answer:
        'Tres capas: camiseta térmica, abrigo de polar y chaqueta impermeable contra el viento. También guantes, gorro, anteojos de sol y calzado de caminata ya usado, incluso en enero.',
    },
    en: {
      question: 'What should I pack for the south?',
      answer:
        'Three layers: thermal shirt, fleece and a windproof, waterproof jacket. Gloves, a hat, sunglasses and walking shoes already broken in as well, even in January.',
    },
    pt: {
      question: 'Que roupa levar para o sul?',
      answer:
        'Três camadas: camiseta térmica, casaco de fleece e jaqueta impermeável e corta-vento. Também luvas, gorro, óculos de sol e calçado de caminhada já usado, mesmo em janeiro.',
    },
  },
  single: {
    es: {
      question: '¿Se puede viajar en habitación individual?',
      answer:
        'Sí, con suplemento single, que se indica en la cotización. En las salidas en grupo también podemos asignar una habitación doble con otro viajero del mismo sexo.',
    },
    en: {
      question: 'Can I travel in a room of my own?',
      answer:
        'Yes, with a single supplement, which is stated in the quote. On group departures we can also place you in a twin room with another traveller of the same sex.',
    },
    pt: {
      question: 'É possível viajar em apartamento individual?',
      answer:
        'Sim, com suplemento single, indicado no orçamento. Nas saídas em grupo também podemos acomodar em apartamento duplo com outro viajante do mesmo sexo.',
    },
  },
  extraNights: {
    es: {
      question: '¿Se pueden agregar noches?',
      answer:
        'Sí, antes, después o en cualquier parada. Los traslados se ajustan a sus vuelos sin costo si llega al mismo aeropuerto.',
    },
    en: {
      question: 'Can nights be added?',
      answer:
        'Yes, before, after or at any stop. Transfers are matched to your flights at no cost as long as you use the same airport.',
    },
    pt: {
      question: 'Dá para acrescentar noites?',
      answer:
        'Sim, antes, depois ou em qualquer parada. Os traslados se ajustam aos seus voos sem custo, desde que seja o mesmo aeroporto.',
    },
  },
  ferryPapers: {
    es: {
      question: '¿Qué documentos se necesitan para cruzar el río?',
      answer:
        'Pasaporte vigente o, para ciudadanos del Mercosur, documento de identidad. Los dos controles de migraciones se hacen en el puerto de salida, de modo que hay que estar una hora y media antes.',
    },
    en: {
      question: 'What papers do I need to cross the river?',
      answer:
        'A valid passport. Both immigration checks are made at the port of departure, so please be there an hour and a half ahead.',
    },
    pt: {
      question: 'Que documentos são necessários para cruzar o rio?',
      answer:
        'Passaporte válido ou, para cidadãos do Mercosul, carteira de identidade em bom estado. Os dois controles de imigração são feitos no porto de saída: é preciso chegar uma hora e meia antes.',
    },
  },
  yellowFever: {
    es: {
      question: '¿Hay que vacunarse?',
      answer:
        'Para Iguazú y la Amazonia se recomienda la vacuna contra la fiebre amarilla, diez días antes de llegar. Algunos países la exigen después al regresar: lleve el certificado internacional.',
    },
    en: {
      question: 'Do I need vaccinations?',
      answer:
        'For Iguazú and the Amazon, yellow-fever vaccination is recommended, ten days before arrival. Some countries ask for it when you go on from Brazil: carry the international certificate.',
    },
    pt: {
      question: 'É preciso tomar vacina?',
      answer:
        'Para Iguaçu e a Amazônia recomenda-se a vacina contra febre amarela, dez dias antes da chegada. Alguns países a exigem de quem vem do Brasil: leve o certificado internacional.',
    },
  },
  rain: {
    es: {
      question: '¿Y si el tiempo no acompaña?',
      answer:
        'Hay un plan alternativo bajo techo, acordado de antemano y sin costo. La decisión se toma con el pronóstico de la víspera.',
    },
    en: {
      question: 'What if the weather turns?',
      answer:
        'There is a plan under a roof, agreed beforehand and at no extra cost. The decision is made on the forecast of the evening before.',
    },
    pt: {
      question: 'E se o tempo não ajudar?',
      answer:
        'Há um plano alternativo coberto, combinado de antemão e sem custo. A decisão é tomada com a previsão da véspera.',
    },
  },
  visit: {
    es: {
      question: '¿Se puede hacer una visita de inspección?',
      answer:
        'Sí. Para grupos de más de 60 personas la visita de dos decisores corre por nuestra cuenta una vez confirmada la fecha.',
    },
    en: {
      question: 'Can we make a site inspection?',
      answer:
        'Yes. For groups of more than 60, the visit of two decision-makers is on us once the date is confirmed.',
    },
    pt: {
      question: 'É possível fazer uma visita de inspeção?',
      answer:
        'Sim. Para grupos de mais de 60 pessoas, a visita de dois decisores é por nossa conta depois de confirmada a data.',
    },
  },
} as const satisfies Record<string, Readonly<Record<Language, Question>>>

/** These questions in a language, with their answers. */
export const listQuestions = (
  language: Language,
  ...keys: (keyof typeof questions)[]
): readonly Question[] => keys.map((key) => questions[key][language])
