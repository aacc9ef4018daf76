import type { DemoIncentive } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { listQuestions } from '../wording/questions.ts'

const included = ['venue', 'groupTransfers', 'interpreters', 'permits'] as const

const excluded = ['groupFlights', 'parkFees', 'lodging', 'taxes', 'tips', 'branding'] as const

export const atacamaUnderTheStars: DemoIncentive = {
  key: 'atacama-under-the-stars',
  destination: 'san-pedro-de-atacama',
  groupSize: { min: 20, max: 120 },
  details: {
    es: {
      name: 'Cena bajo la Vía Láctea',
      summary:
        'Una mesa de cien metros en el desierto, un astrónomo y seis telescopios; de día, rally fotográfico y taller de liderazgo. Hasta 120 invitados, todo el año salvo enero y febrero.',
      description: `Una mesa de cien metros en medio de la nada, faroles solo hasta el postre y, cuando se apagan, un astrónomo con micrófono y seis telescopios. De día, rally fotográfico en 4x4 por el Valle de la Luna y taller de liderazgo con caminata en silencio.

Hasta 120 invitados, todo el año salvo enero y febrero. Cocina de campaña, baños, generador silencioso y plan de viento incluidos.`,
      highlights: [
        'Una mesa de cien metros bajo la Vía Láctea',
        'Seis telescopios y un astrónomo con micrófono',
        'Rally fotográfico en 4x4 por el Valle de la Luna',
        'Caminata en silencio con taller de liderazgo',
      ],
      included: [
        ...listInclusions('es', included),
        'Cena de tres pasos con bebidas y cocina de campaña',
        'Seis telescopios, astrónomo y mantas',
        'Baños y generador silencioso',
      ],
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'group', 'weather'),
      questions: [
        ...listQuestions('es', 'rain', 'visit'),
        {
          question: '¿Qué fecha conviene?',
          answer:
            'Las diez noches alrededor de la luna nueva, cuando la Vía Láctea hace sombra. Le enviamos el calendario al responder la consulta.',
        },
      ],
    },
    en: {
      name: 'Dinner under the Milky Way',
      summary:
        'A table a hundred metres long in the desert, an astronomer and six telescopes; by day, a photographic rally and a leadership workshop. Up to 120 guests, all year but January and February.',
      description: `A table a hundred metres long in the middle of nowhere, lanterns only until dessert and, when they go out, an astronomer with a microphone and six telescopes. By day, a photographic rally by 4x4 through the Valley of the Moon and a leadership workshop with a walk in silence.

Up to 120 guests, all year but January and February. Field kitchen, toilets, silent generator and a plan for wind are included.`,
      highlights: [
        'A table of a hundred metres under the Milky Way',
        'Six telescopes and an astronomer with a microphone',
        'A photographic rally by 4x4 through the Valley of the Moon',
        'A walk in silence with a leadership workshop',
      ],
      included: [
        ...listInclusions('en', included),
        'A three-course dinner with drinks from a field kitchen',
        'Six telescopes, an astronomer and blankets',
        'Toilets and a silent generator',
      ],
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'group', 'weather'),
      questions: [
        ...listQuestions('en', 'rain', 'visit'),
        {
          question: 'Which date is best?',
          answer:
            'The ten nights around the new moon, when the Milky Way casts a shadow. We send the calendar when we answer your request.',
        },
      ],
    },
    pt: {
      name: 'Jantar sob a Via Láctea',
      summary:
        'Uma mesa de cem metros no deserto, um astrônomo e seis telescópios; de dia, rali fotográfico e oficina de liderança. Até 120 convidados, o ano todo, exceto janeiro e fevereiro.',
      description: `Uma mesa de cem metros no meio do nada, lampiões só até a sobremesa e, quando se apagam, um astrônomo com microfone e seis telescópios. De dia, rali fotográfico em 4x4 pelo Vale da Lua e oficina de liderança com caminhada em silêncio.

Até 120 convidados, o ano todo, exceto janeiro e fevereiro. Cozinha de campanha, banheiros, gerador silencioso e plano de vento incluídos.`,
      highlights: [
        'Uma mesa de cem metros sob a Via Láctea',
        'Seis telescópios e um astrônomo com microfone',
        'Rali fotográfico em 4x4 pelo Vale da Lua',
        'Caminhada em silêncio com oficina de liderança',
      ],
      included: [
        ...listInclusions('pt', included),
        'Jantar em três etapas com bebidas e cozinha de campanha',
        'Seis telescópios, astrônomo e cobertores',
        'Banheiros e gerador silencioso',
      ],
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'group', 'weather'),
      questions: [
        ...listQuestions('pt', 'rain', 'visit'),
        {
          question: 'Que data convém?',
          answer:
            'As dez noites em torno da lua nova, quando a Via Láctea faz sombra. Enviamos o calendário ao responder o pedido.',
        },
      ],
    },
  },
  pictures: [slider('atacama', 2, 'dusk', 'winter'), main('atacama', 0, 'night', 'summer')],
}
