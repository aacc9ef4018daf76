import type { Texts } from '#texts/texts.ts'
import { written } from '../quotes/written.ts'

/** Texts of a journey's page about its days, and about the things included in it. */
export const journey: Texts['journey'] = {
  days: 'Dia a dia',
  day: 'Dia {{day}}',
  night: 'Noite em {{place}}',
  endsAt: 'Os serviços terminam em {{place}}',
  overnight: {
    hotel: 'Hotel',
    ship: 'A bordo',
    train: 'No trem',
    camp: 'No acampamento',
    transit: 'Em viagem',
    none: 'Sem pernoite',
  },
  orSimilar: written.orSimilar,
  experiences: 'Incluído',
  optional: 'Para acrescentar',
  meals: {
    breakfast: 'Café da manhã',
    lunch: 'Almoço',
    boxLunch: 'Lanche de viagem',
    dinner: 'Jantar',
  },
  mealsTitle: 'Refeições',
  modes: {
    flight: 'Voo',
    bus: 'Ônibus',
    car: 'Por terra',
    train: 'Trem',
    boat: 'Barco',
    horse: 'A cavalo',
    walk: 'A pé',
  },
  transferTo: '{{mode}} para {{place}}',
  minutes: '{{hours}} h {{minutes}} min',
  hours: '{{hours}} h',
  shortMinutes: '{{minutes}} min',
  km: '{{count, number}} km',
  services: {
    private: 'privativo',
    shared: 'regular',
  },
  or: 'ou',
  notIncluded: 'não incluído',
  forWhom: 'É para você?',
  inThePrice: 'O que o preço inclui',
}
