import type { Outings } from '../../guide.ts'

export const amazoniaOutings: Outings = {
  tours: {
    'amazonia-meeting-of-waters': {
      location: { lat: -3.1375, lng: -59.9053 },
      durationMinutes: 480,
      startTimes: ['08:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['pt', 'es', 'en'],
      groupSize: { min: 2, max: 30 },
      priceFrom: { amount: 7800, currency: 'USD' },
      included: ['transfers', 'boat', 'naturalist', 'lunch'],
      excluded: ['drinks', 'tips'],
      texts: {
        es: {
          summary:
            'En barco hasta la línea donde corren juntas el agua negra y la color café, y al lago de las victorias regias.',
          highlights: [
            'La diferencia se siente con la mano',
            'Almuerzo de pescado en una casa flotante',
            'Pasarelas entre samaúmas',
          ],
          seasonNote:
            'De septiembre a noviembre, con aguas bajas, el lago de las victorias regias puede quedar seco y se cambia por otro canal.',
        },
        en: {
          summary:
            'By boat to the line where black water and coffee-coloured water run side by side, and to the lake of giant lilies.',
          highlights: [
            'A difference you can feel with your hand',
            'A lunch of river fish in a floating house',
            'Boardwalks among samaúma trees',
          ],
          seasonNote:
            'At low water, September to November, the lily lake may fall dry and another creek takes its place.',
        },
        pt: {
          summary:
            'De barco até a linha onde correm juntas a água preta e a barrenta, e ao lago das vitórias-régias.',
          highlights: [
            'A diferença se sente com a mão',
            'Almoço de peixe numa casa flutuante',
            'Passarelas entre samaúmas',
          ],
          seasonNote:
            'De setembro a novembro, na seca, o lago das vitórias-régias pode secar e é trocado por outro igarapé.',
        },
      },
    },
    'amazonia-night-canoe': {
      location: { lat: -2.6531, lng: -60.8892 },
      durationMinutes: 120,
      startTimes: ['19:30'],
      level: 1,
      minAge: 6,
      guideLanguages: ['pt', 'es', 'en'],
      groupSize: { min: 2, max: 4 },
      priceFrom: { amount: 4500, currency: 'USD' },
      year: [
        {
          months: [5, 6, 7, 8],
          state: 'peak',
          note: {
            es: 'Aguas altas: la canoa entra entre los árboles.',
            en: 'High water: the canoe goes in among the trees.',
            pt: 'Cheia: a canoa entra entre as árvores.',
          },
        },
        {
          months: [1, 2, 3, 4],
          state: 'good',
          note: {
            es: 'Agua en subida y alguna lluvia nocturna.',
            en: 'Rising water and some rain at night.',
            pt: 'Água subindo e alguma chuva à noite.',
          },
        },
        {
          months: [9, 10, 11, 12],
          state: 'fair',
          note: {
            es: 'Aguas bajas: se rema por el canal, no por la selva.',
            en: 'Low water: one paddles the creek, not the forest.',
            pt: 'Seca: rema-se pelo igarapé, não pela mata.',
          },
        },
      ],
      included: ['boat', 'localGuide', 'headTorch'],
      excluded: ['transfers', 'tips'],
      texts: {
        es: {
          summary:
            'Dos horas a remo en una canoa de cuatro plazas: ranas, estrellas y, cuando el guía enciende la lámpara, ojos.',
          highlights: [
            'Caimanes, perezosos y aves nocturnas',
            'Un guía nacido en este río',
            'Ningún animal se toca ni se molesta',
          ],
        },
        en: {
          summary:
            'Two hours of paddling in a four-seat canoe: frogs, stars and, when the guide switches on his lamp, eyes.',
          highlights: [
            'Caimans, sloths and night birds',
            'A guide born on this river',
            'No animal is touched or disturbed',
          ],
        },
        pt: {
          summary:
            'Duas horas a remo numa canoa de quatro lugares: rãs, estrelas e, quando o guia acende a lanterna, olhos.',
          highlights: [
            'Jacarés, preguiças e aves noturnas',
            'Um guia nascido neste rio',
            'Nenhum animal é tocado nem incomodado',
          ],
        },
      },
    },
  },
  hotels: {
    'amazonia-samauma-lodge': {
      location: { lat: -2.6548, lng: -60.8915 },
      address: 'Igarapé da Samaúma, rio Negro, Novo Airão',
      website: 'https://example.com/samauma-lodge',
      rooms: 10,
      checkIn: '13:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'restaurant',
        'bar',
        'breakfast',
        'terrace',
        'view',
        'library',
        'airportTransfer',
      ],
      summary: {
        es: 'Diez cabañas flotantes en el río Negro, con energía solar, cocina ribereña y guías de la zona.',
        en: 'Ten floating cabins on the Negro river, with solar power, riverside cooking and guides from the area.',
        pt: 'Dez cabanas flutuantes no rio Negro, com energia solar, cozinha ribeirinha e guias da região.',
      },
    },
  },
}
