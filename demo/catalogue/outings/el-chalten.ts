import type { Outings } from '../../guide.ts'

export const elChaltenOutings: Outings = {
  tours: {
    'chalten-laguna-de-los-tres': {
      location: { lat: -49.2797, lng: -72.9836 },
      durationMinutes: 540,
      startTimes: ['07:00'],
      level: 4,
      minAge: 12,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 14500, currency: 'USD' },
      year: [
        {
          months: [1, 2, 3, 11, 12],
          state: 'peak',
          note: {
            es: 'Sendero seco y luz de sobra para ir y volver.',
            en: 'A dry trail and light enough to go and return.',
            pt: 'Trilha seca e luz de sobra para ir e voltar.',
          },
        },
        {
          months: [4],
          state: 'good',
          note: {
            es: 'Bosque rojo; puede haber hielo en la última subida.',
            en: 'Red forest; there may be ice on the last climb.',
            pt: 'Bosque vermelho; pode haver gelo na última subida.',
          },
        },
        {
          months: [10],
          state: 'fair',
          note: {
            es: 'Nieve en el último kilómetro: a veces se llega solo a Capri.',
            en: 'Snow on the last kilometre: some days you go only as far as Capri.',
            pt: 'Neve no último quilômetro: às vezes só se chega à Capri.',
          },
        },
        {
          months: [5, 6, 7, 8, 9],
          state: 'closed',
          note: {
            es: 'Hielo y días cortos: no salimos.',
            en: 'Ice and short days: we do not go.',
            pt: 'Gelo e dias curtos: não saímos.',
          },
        },
      ],
      included: ['mountainGuide', 'boxLunch', 'poles'],
      excluded: ['parkTicket', 'boots', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'Veinte kilómetros de ida y vuelta hasta la laguna turquesa al pie del Fitz Roy, con un último tramo empinado.',
          highlights: [
            'Laguna Capri y el campamento Poincenot',
            'La pared del Fitz Roy, sin nada en medio',
            'Ocho a nueve horas a paso tranquilo',
          ],
          questions: [
            {
              question: '¿Tengo el estado físico necesario?',
              answer:
                'Si camina tres horas sin molestias y sube escaleras con soltura, sí. El último kilómetro gana unos 400 metros de altura y se toma despacio.',
            },
          ],
        },
        en: {
          summary:
            'Twenty kilometres there and back to the turquoise lake below Fitz Roy, with a steep last stretch.',
          highlights: [
            'Laguna Capri and the Poincenot camp',
            'The wall of Fitz Roy with nothing in between',
            'Eight to nine hours at an easy pace',
          ],
          questions: [
            {
              question: 'Am I fit enough?',
              answer:
                'If you can walk for three hours in comfort and climb stairs with ease, yes. The last kilometre gains some 400 metres and is taken slowly.',
            },
          ],
        },
        pt: {
          summary:
            'Vinte quilômetros de ida e volta até a lagoa turquesa aos pés do Fitz Roy, com um trecho final íngreme.',
          highlights: [
            'Laguna Capri e o acampamento Poincenot',
            'A parede do Fitz Roy, sem nada no meio',
            'Oito a nove horas em ritmo tranquilo',
          ],
          questions: [
            {
              question: 'Tenho preparo físico para isso?',
              answer:
                'Se caminha três horas sem incômodo e sobe escadas com facilidade, sim. O último quilômetro ganha uns 400 metros e é feito devagar.',
            },
          ],
        },
      },
    },
    'chalten-sunrise': {
      location: { lat: -49.3395, lng: -72.8838 },
      durationMinutes: 180,
      startTimes: ['05:00', '06:30'],
      level: 2,
      minAge: 6,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 5500, currency: 'USD' },
      included: ['guide', 'headTorch', 'snack'],
      excluded: ['transfers', 'breakfast', 'tips'],
      texts: {
        es: {
          summary:
            'Media hora de subida con linterna y el mejor balcón del pueblo para ver encenderse el Fitz Roy, con una guía fotógrafa.',
          highlights: [
            'Encuadre y exposición, explicados en el lugar',
            'Sencillo para toda la familia',
            'Confirmado la noche anterior según el pronóstico',
          ],
        },
        en: {
          summary:
            'Half an hour uphill by head torch and the best balcony in town to watch Fitz Roy catch fire, with a photographer as guide.',
          highlights: [
            'Framing and exposure explained on the spot',
            'Easy enough for the whole family',
            'Confirmed the night before, with the forecast',
          ],
        },
        pt: {
          summary:
            'Meia hora de subida com lanterna e o melhor balcão da cidade para ver o Fitz Roy se acender, com uma guia fotógrafa.',
          highlights: [
            'Enquadramento e exposição explicados na hora',
            'Fácil para toda a família',
            'Confirmado na véspera, conforme a previsão',
          ],
        },
      },
    },
  },
  hotels: {
    'chalten-refugio-lenga': {
      location: { lat: -49.3262, lng: -72.8934 },
      address: 'Calle de las Lengas 75, El Chaltén',
      website: 'https://example.com/refugio-de-la-lenga',
      rooms: 17,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'spa',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'fireplace',
        'view',
        'laundry',
      ],
      closures: [
        {
          from: '05-01',
          to: '09-20',
          reason: {
            es: 'Cierre de invierno',
            en: 'Closed for the winter',
            pt: 'Fechado no inverno',
          },
        },
      ],
      summary: {
        es: 'Diecisiete habitaciones que miran al Fitz Roy, sauna para después del sendero y desayuno desde las cinco y media.',
        en: 'Seventeen rooms facing Fitz Roy, a sauna for after the trail and breakfast from half past five.',
        pt: 'Dezessete quartos voltados para o Fitz Roy, sauna para depois da trilha e café da manhã a partir das cinco e meia.',
      },
    },
    'chalten-hosteria-piedra-clavada': {
      location: { lat: -49.3329, lng: -72.8861 },
      address: 'Pasaje Piedra Clavada 18, El Chaltén',
      rooms: 11,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'restaurant',
        'breakfast',
        'heating',
        'fireplace',
        'library',
        'family',
      ],
      closures: [
        {
          from: '05-10',
          to: '09-30',
          reason: {
            es: 'Cierre de invierno',
            en: 'Closed for the winter',
            pt: 'Fechado no inverno',
          },
        },
      ],
      summary: {
        es: 'Una casa de piedra y chapa de una familia de guías: buenos consejos, sopa caliente y secadero de botas.',
        en: 'A stone and tin house run by a family of guides: sound advice, hot soup and a drying room for boots.',
        pt: 'Uma casa de pedra e zinco de uma família de guias: bons conselhos, sopa quente e secador de botas.',
      },
    },
  },
}
