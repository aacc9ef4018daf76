import type { DemoCountry } from '../../model.ts'

export const brasil: DemoCountry = {
  key: 'brasil',
  name: 'Brasil',
  names: { es: 'Brasil', en: 'Brazil', pt: 'Brasil' },
  aliases: ['República Federativa do Brasil', 'Brésil', 'Brasilien', 'BR'],
  intro: {
    es: 'Un país del tamaño de un continente, que no cabe en un viaje. En **Brasil** elegimos tres mundos: Río, donde la montaña cae sobre la playa; la Amazonía, que se recorre en canoa y se escucha de noche; y los Lençóis Maranhenses, dunas que guardan agua de lluvia. Se come bien en todas partes y la música empieza sin aviso.',
    en: 'A country the size of a continent, too large for one journey. In **Brazil** we choose three worlds: Rio, where mountains drop onto the beach; the Amazon, travelled by canoe and listened to by night; and the Lençóis Maranhenses, dunes that hold rainwater. The food is good everywhere and music begins without warning.',
    pt: 'Um país do tamanho de um continente, que não cabe em uma viagem. No **Brasil** escolhemos três mundos: o Rio, onde a montanha cai sobre a praia; a Amazônia, que se percorre de canoa e se escuta à noite; e os Lençóis Maranhenses, dunas que guardam água de chuva. Come-se bem em toda parte e a música começa sem aviso.',
  },
  regions: [
    {
      key: 'rio-de-janeiro',
      name: 'Rio de Janeiro',
      names: { es: 'Río de Janeiro', en: 'Rio de Janeiro', pt: 'Rio de Janeiro' },
      aliases: ['Estado do Rio', 'Costa Verde', 'RJ'],
      intro: {
        es: 'Una capital entre morros y bahía y, a pocas horas, sierras imperiales e islas verdes. Es la entrada más clásica a Brasil y su mejor introducción.',
        en: 'A capital between hills and bay and, a few hours away, imperial highlands and green islands. It is the classic way into Brazil, and its best introduction.',
        pt: 'Uma capital entre morros e baía e, a poucas horas, serras imperiais e ilhas verdes. É a porta de entrada mais clássica do Brasil e a sua melhor apresentação.',
      },
    },
    {
      key: 'maranhao',
      name: 'Maranhão',
      names: { es: 'Maranhão', en: 'Maranhão', pt: 'Maranhão' },
      aliases: ['Nordeste', 'Northeast Brazil', 'São Luís', 'Lençóis'],
      intro: {
        es: 'Entre el nordeste seco y la Amazonía: azulejos portugueses en São Luís, tambores de Bumba Meu Boi en junio y un parque de dunas y lagunas sin igual en el planeta.',
        en: 'Between the dry north-east and the Amazon: Portuguese tiles in São Luís, the drums of Bumba Meu Boi in June and a park of dunes and lagoons with no equal on the planet.',
        pt: 'Entre o Nordeste seco e a Amazônia: azulejos portugueses em São Luís, tambores de Bumba Meu Boi em junho e um parque de dunas e lagoas sem igual no planeta.',
      },
    },
    {
      key: 'amazonas',
      name: 'Amazonas',
      names: { es: 'Amazonas', en: 'Amazonas', pt: 'Amazonas' },
      aliases: ['Amazonía', 'Amazônia', 'Amazon', 'Rio Negro'],
      intro: {
        es: 'El mayor estado de Brasil tiene más ríos que caminos. En Manaos se juntan el Negro y el Solimões; aguas arriba quedan archipiélagos, comunidades ribereñas y noches llenas de ruidos.',
        en: 'The largest state in Brazil has more rivers than roads. At Manaus the Negro meets the Solimões; upstream lie archipelagos, riverside communities and nights full of noises.',
        pt: 'O maior estado do Brasil tem mais rios do que estradas. Em Manaus se encontram o Negro e o Solimões; rio acima ficam arquipélagos, comunidades ribeirinhas e noites cheias de ruídos.',
      },
    },
  ],
}
