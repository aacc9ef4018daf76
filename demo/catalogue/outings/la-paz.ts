import type { Outings } from '../../guide.ts'

export const laPazOutings: Outings = {
  tours: {
    'la-paz-cable-cars': {
      location: { lat: -16.4914, lng: -68.1447 },
      durationMinutes: 270,
      startTimes: ['09:00', '14:00'],
      level: 1,
      minAge: 5,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 8 },
      priceFrom: { amount: 4200, currency: 'USD' },
      included: ['lifts', 'guide', 'snack'],
      excluded: ['transfers', 'shopping', 'tips'],
      texts: {
        es: {
          summary:
            'Medio día colgados de un cable, de línea en línea, con bajadas en el cementerio pintado, los cholets y el mercado.',
          highlights: [
            'Cuatro líneas y un desnivel de vértigo',
            'Las fachadas futuristas de El Alto',
            'Una guía paceña con humor',
          ],
        },
        en: {
          summary:
            'Half a day hanging from a wire, line after line, getting off at the painted cemetery, the cholets and the market.',
          highlights: [
            'Four lines and a dizzying drop',
            'The spaceship façades of El Alto',
            'A guide born here, with a sense of humour',
          ],
        },
        pt: {
          summary:
            'Meio dia pendurados num cabo, de linha em linha, com paradas no cemitério pintado, nos cholets e no mercado.',
          highlights: [
            'Quatro linhas e um desnível de vertigem',
            'As fachadas futuristas de El Alto',
            'Uma guia nascida aqui, com humor',
          ],
        },
      },
    },
    'la-paz-tiwanaku': {
      location: { lat: -16.5545, lng: -68.6733 },
      durationMinutes: 450,
      startTimes: ['08:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 7600, currency: 'USD' },
      included: ['transfers', 'guide', 'tickets', 'lunch'],
      excluded: ['drinks', 'tips'],
      texts: {
        es: {
          summary:
            'Con un arqueólogo por el templete, Kalasasaya, la Puerta del Sol y los bloques exactos de Pumapunku.',
          highlights: [
            'Las cabezas clavas del templete semisubterráneo',
            'Una ciudad varios siglos anterior a los incas',
            'Trucha o quinua al mediodía',
          ],
        },
        en: {
          summary:
            'With an archaeologist through the sunken temple, Kalasasaya, the Gate of the Sun and the exact blocks of Pumapunku.',
          highlights: [
            'The stone heads of the sunken temple',
            'A city centuries older than the Inca',
            'Trout or quinoa at midday',
          ],
        },
        pt: {
          summary:
            'Com um arqueólogo pelo templo rebaixado, Kalasasaya, a Porta do Sol e os blocos exatos de Pumapunku.',
          highlights: [
            'As cabeças de pedra do templo rebaixado',
            'Uma cidade séculos mais antiga que os incas',
            'Truta ou quinoa no almoço',
          ],
        },
      },
    },
  },
  hotels: {
    'la-paz-hotel-chuquiago': {
      location: { lat: -16.4968, lng: -68.1382 },
      address: 'Calle de los Tejedores 1938, La Paz',
      website: 'https://example.com/hotel-chuquiago',
      rooms: 52,
      checkIn: '14:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'parking',
        'restaurant',
        'bar',
        'breakfast',
        'roomService',
        'heating',
        'terrace',
        'view',
        'laundry',
        'accessible',
        'meetingRooms',
      ],
      summary: {
        es: 'Un edificio art déco de 1938 renovado, a pasos de San Francisco, con restaurante en el último piso frente al Illimani.',
        en: 'A renewed art deco building of 1938, steps from San Francisco, with a top-floor restaurant that faces Illimani.',
        pt: 'Um edifício art déco de 1938 renovado, a passos de San Francisco, com restaurante no último andar diante do Illimani.',
      },
    },
  },
}
