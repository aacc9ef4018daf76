import type { DemoCountry } from '../../model.ts'

export const uruguay: DemoCountry = {
  key: 'uruguay',
  name: 'Uruguay',
  names: { es: 'Uruguay', en: 'Uruguay', pt: 'Uruguai' },
  aliases: ['República Oriental del Uruguay', 'Banda Oriental', 'UY'],
  intro: {
    es: 'Tres millones y medio de personas, más de diez millones de vacas y ningún apuro. **Uruguay** cabe en una semana: las piedras portuguesas de Colonia, la rambla de Montevideo, playas que cambian de carácter cada pocos kilómetros y un interior de colinas, olivos y tannat. El mate va bajo el brazo y el sol se pone sobre el agua.',
    en: 'Three and a half million people, over ten million cows and no hurry whatever. **Uruguay** fits in a week: the Portuguese stones of Colonia, the seafront of Montevideo, beaches that change character every few kilometres and an interior of low hills, olives and tannat. Mate is carried under the arm and the sun sets over water.',
    pt: 'Três milhões e meio de pessoas, mais de dez milhões de vacas e nenhuma pressa. O **Uruguai** cabe em uma semana: as pedras portuguesas de Colônia, a rambla de Montevidéu, praias que mudam de caráter a cada poucos quilômetros e um interior de colinas, oliveiras e tannat. O mate vai debaixo do braço e o sol se põe sobre a água.',
  },
  regions: [
    {
      key: 'colonia',
      name: 'Colonia',
      names: { es: 'Colonia', en: 'Colonia', pt: 'Colônia' },
      aliases: ['Carmelo', 'Nueva Helvecia', 'Río de la Plata'],
      intro: {
        es: 'La orilla uruguaya del Río de la Plata: el barrio histórico de Colonia, las bodegas de Carmelo y los quesos de las colonias suizas y valdenses, a una hora y cuarto de Buenos Aires por agua.',
        en: 'The Uruguayan shore of the River Plate: the old quarter of Colonia, the wineries of Carmelo and the cheeses of Swiss and Waldensian settlers, an hour and a quarter from Buenos Aires by water.',
        pt: 'A margem uruguaia do Rio da Prata: o centro histórico de Colônia, as vinícolas de Carmelo e os queijos das colônias suíças e valdenses, a uma hora e quinze de Buenos Aires pela água.',
      },
    },
    {
      key: 'maldonado',
      name: 'Maldonado',
      names: { es: 'Maldonado', en: 'Maldonado', pt: 'Maldonado' },
      aliases: ['Punta del Este', 'José Ignacio', 'Costa uruguaya', 'La Barra'],
      intro: {
        es: 'Donde el río se vuelve océano. Punta del Este pone el puerto y la noche; José Ignacio, el faro y los pies descalzos; tierra adentro, Garzón y las sierras dan vino, aceite y silencio.',
        en: 'Where the river turns into ocean. Punta del Este brings the harbour and the nights, José Ignacio the lighthouse and bare feet; inland, Garzón and its hills give wine, oil and silence.',
        pt: 'Onde o rio vira oceano. Punta del Este entra com o porto e a noite; José Ignacio, com o farol e os pés descalços; no interior, Garzón e as serras dão vinho, azeite e silêncio.',
      },
    },
  ],
}
