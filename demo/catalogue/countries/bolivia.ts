import type { DemoCountry } from '../../model.ts'

export const bolivia: DemoCountry = {
  key: 'bolivia',
  name: 'Bolivia',
  names: { es: 'Bolivia', en: 'Bolivia', pt: 'Bolívia' },
  aliases: ['Estado Plurinacional de Bolivia', 'Bolivien', 'BO'],
  intro: {
    es: 'Pocos países viven tan arriba, y en ninguno de los vecinos se oyen tanto el quechua y el aimara. **Bolivia** se viaja despacio: La Paz en teleférico, el salar de Uyuni en 4x4, las lagunas de colores en tres días hasta la frontera de Atacama. Los hoteles son menos y las noches más frías que en los países vecinos; los cielos, las fiestas y los mercados lo pagan con creces.',
    en: 'Few countries live so high, and in none of its neighbours is so much Quechua and Aymara heard. **Bolivia** is travelled slowly: La Paz by cable car, the Uyuni salt flat by 4x4, the coloured lagoons in three days to the Atacama border. Hotels are fewer and nights colder than next door; skies, feasts and markets more than make up for it.',
    pt: 'Poucos países vivem tão alto, e em nenhum dos vizinhos se ouvem tanto o quéchua e o aimará. A **Bolívia** se viaja devagar: La Paz de teleférico, o salar de Uyuni de 4x4, as lagoas coloridas em três dias até a fronteira do Atacama. Os hotéis são menos e as noites mais frias do que nos vizinhos; o céu, as festas e os mercados compensam de sobra.',
  },
  regions: [
    {
      key: 'potosi',
      name: 'Potosí',
      names: { es: 'Potosí', en: 'Potosí', pt: 'Potosí' },
      aliases: ['Uyuni', 'Lípez', 'Salar de Uyuni', 'Sud Lípez'],
      intro: {
        es: 'La plata de su cerro llenó barcos durante dos siglos; hoy su riqueza es el blanco del salar, las lagunas de Lípez y los volcanes que miran a Chile.',
        en: 'The silver of its mountain filled ships for two centuries; its wealth today is the white of the salt flat, the lagoons of Lípez and the volcanoes that look over into Chile.',
        pt: 'A prata do seu cerro encheu navios durante dois séculos; hoje sua riqueza é o branco do salar, as lagoas de Lípez e os vulcões que olham para o Chile.',
      },
    },
    {
      key: 'la-paz',
      name: 'La Paz',
      names: { es: 'La Paz', en: 'La Paz', pt: 'La Paz' },
      aliases: ['Altiplano', 'Yungas', 'Cordillera Real'],
      intro: {
        es: 'De los nevados de la Cordillera Real a los valles tibios de los Yungas en pocas horas, con la sede de gobierno en un cañón y el lago Titicaca al oeste.',
        en: 'From the snow peaks of the Cordillera Real to the warm valleys of the Yungas in a few hours, with the seat of government in a canyon and Lake Titicaca to the west.',
        pt: 'Dos picos nevados da Cordilheira Real aos vales quentes dos Yungas em poucas horas, com a sede do governo num cânion e o lago Titicaca a oeste.',
      },
    },
  ],
}
