import type { Texts } from '#texts/texts.ts'
import { written } from '../quotes/written.ts'

/** Texts of a journey's page about its days, and about the things included in it. */
export const journey: Texts['journey'] = {
  days: 'Día por día',
  day: 'Día {{day}}',
  night: 'Noche en {{place}}',
  endsAt: 'Los servicios terminan en {{place}}',
  overnight: {
    hotel: 'Hotel',
    ship: 'A bordo',
    train: 'En el tren',
    camp: 'En campamento',
    transit: 'En viaje',
    none: 'Sin noche',
  },
  orSimilar: written.orSimilar,
  experiences: 'Incluido',
  optional: 'Para sumar',
  meals: {
    breakfast: 'Desayuno',
    lunch: 'Almuerzo',
    boxLunch: 'Almuerzo para llevar',
    dinner: 'Cena',
  },
  mealsTitle: 'Comidas',
  modes: {
    flight: 'Vuelo',
    bus: 'Autobús',
    car: 'Por tierra',
    train: 'Tren',
    boat: 'Navegación',
    horse: 'A caballo',
    walk: 'A pie',
  },
  transferTo: '{{mode}} a {{place}}',
  minutes: '{{hours}} h {{minutes}} min',
  hours: '{{hours}} h',
  shortMinutes: '{{minutes}} min',
  km: '{{count, number}} km',
  services: {
    private: 'privado',
    shared: 'regular',
  },
  or: 'o',
  notIncluded: 'no incluido',
  forWhom: '¿Es para usted?',
  inThePrice: 'Qué incluye el precio',
}
