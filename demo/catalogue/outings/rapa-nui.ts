import type { Outings } from '../../guide.ts'

export const rapaNuiOutings: Outings = {
  tours: {
    'rapa-nui-sunrise-tongariki': {
      location: { lat: -27.1258, lng: -109.2769 },
      durationMinutes: 600,
      startTimes: ['05:30', '06:30'],
      level: 2,
      minAge: 6,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 16800, currency: 'USD' },
      included: ['transfers', 'localGuide', 'breakfast', 'boxLunch'],
      excluded: ['parkTicket', 'tips'],
      texts: {
        es: {
          summary:
            'El amanecer detrás de los quince moai de Tongariki y, al abrir el sendero, la cantera donde se tallaron casi todos.',
          highlights: [
            'Quince siluetas contra el sol',
            'La cantera con un guía rapanui',
            'Parada en la playa de Anakena',
          ],
          seasonNote:
            'De octubre a marzo el sol sale justo detrás de las estatuas; el resto del año, más al norte.',
        },
        en: {
          summary:
            'Dawn behind the fifteen moai of Tongariki and, when the trail opens, the quarry where nearly all of them were carved.',
          highlights: [
            'Fifteen silhouettes against the sun',
            'The quarry with a Rapanui guide',
            'A stop on the beach at Anakena',
          ],
          seasonNote:
            'From October to March the sun rises right behind the statues; for the rest of the year, further north.',
        },
        pt: {
          summary:
            'O amanhecer atrás dos quinze moais de Tongariki e, na abertura da trilha, a pedreira onde quase todos foram talhados.',
          highlights: [
            'Quinze silhuetas contra o sol',
            'A pedreira com um guia rapanui',
            'Parada na praia de Anakena',
          ],
          seasonNote:
            'De outubro a março o sol nasce bem atrás das estátuas; no resto do ano, mais ao norte.',
        },
      },
    },
    'rapa-nui-orongo': {
      location: { lat: -27.1889, lng: -109.4425 },
      durationMinutes: 360,
      startTimes: ['14:00'],
      level: 2,
      minAge: 6,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 9800, currency: 'USD' },
      included: ['localGuide', 'transfers', 'snack'],
      excluded: ['parkTicket', 'tips'],
      texts: {
        es: {
          summary:
            'A pie hasta el borde del Rano Kau, la aldea de piedra del hombre pájaro y el atardecer entre los moai de Tahai.',
          highlights: [
            'Un cráter de kilómetro y medio con un lago de totora',
            'La carrera del hombre pájaro, contada en el lugar',
            'El sol que cae detrás de Tahai',
          ],
        },
        en: {
          summary:
            'On foot to the rim of Rano Kau, the stone village of the birdman and sunset among the statues of Tahai.',
          highlights: [
            'A crater a kilometre and a half wide, with a lake of reeds',
            'The birdman race, told where it was run',
            'The sun going down behind Tahai',
          ],
        },
        pt: {
          summary:
            'A pé até a borda do Rano Kau, a aldeia de pedra do homem-pássaro e o pôr do sol entre os moais de Tahai.',
          highlights: [
            'Uma cratera de um quilômetro e meio com um lago de juncos',
            'A corrida do homem-pássaro, contada no lugar',
            'O sol que cai atrás de Tahai',
          ],
        },
      },
    },
  },
  hotels: {
    'rapa-nui-hare-moana': {
      location: { lat: -27.1372, lng: -109.4318 },
      address: 'Camino a Tahai s/n, Hanga Roa',
      website: 'https://example.com/hare-moana',
      rooms: 16,
      checkIn: '14:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'pool',
        'restaurant',
        'bar',
        'breakfast',
        'terrace',
        'view',
        'airportTransfer',
        'bikes',
        'laundry',
      ],
      summary: {
        es: 'Cabañas de piedra y caña frente al océano, piscina tallada en la roca y atún fresco a la parrilla.',
        en: 'Bungalows of stone and cane facing the ocean, a pool cut in the rock and fresh tuna on the grill.',
        pt: 'Bangalôs de pedra e cana diante do oceano, piscina escavada na rocha e atum fresco na grelha.',
      },
    },
  },
}
