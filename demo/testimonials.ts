import type { Kind } from '#contract/base/kinds.ts'
import type { DemoWords } from './place-model.ts'

/** Invented words of a traveller, who is known by a first name alone. */
interface DemoTestimonial {
  readonly text: DemoWords
  readonly author: string
  readonly country: string
  readonly travelledOn: string
  readonly origin: { readonly label: string; readonly url: string | null }
  /** Kind and key of the demonstration's item; null for the agency as a whole. */
  readonly about: readonly [Kind, string] | null
}

export const demoTestimonials: readonly DemoTestimonial[] = [
  {
    text: {
      es: 'Preguntamos por febrero y nos dijeron con franqueza qué parada no convenía. El plan que llegó era mejor que el que habíamos pedido.',
      en: 'We asked about February and were told frankly which stop to leave out. The plan that came back was better than the one we had asked for.',
      pt: 'Perguntamos sobre fevereiro e nos disseram com franqueza qual parada não valia a pena. O roteiro que chegou era melhor do que o que pedimos.',
    },
    author: 'Ingrid',
    country: 'DE',
    travelledOn: '2026-02',
    origin: { label: 'example.com', url: 'https://example.com/ingrid' },
    about: null,
  },
  {
    text: {
      es: 'Con dos niños de 4 y 9 años: horarios tranquilos, un hotel con jardín y guías que sabían contar. Nadie lloró en un aeropuerto.',
      en: 'With two children of 4 and 9: calm timetables, a hotel with a garden and guides who could tell a story. Nobody cried at an airport.',
      pt: 'Com duas crianças de 4 e 9 anos: horários tranquilos, um hotel com jardim e guias que sabiam contar histórias. Ninguém chorou no aeroporto.',
    },
    author: 'Renata',
    country: 'BR',
    travelledOn: '2026-07',
    origin: { label: 'example.com', url: 'https://example.com/renata' },
    about: null,
  },
  {
    text: {
      es: 'El hielo fue lo que esperábamos; la tarde libre en Ushuaia, lo que más recordamos. Que alguien la hubiera previsto dice mucho.',
      en: 'The ice was what we had hoped for; the free afternoon in Ushuaia is what we remember most. That somebody had planned it says a lot.',
      pt: 'O gelo foi o que esperávamos; a tarde livre em Ushuaia é o que mais lembramos. Que alguém a tivesse previsto diz muito.',
    },
    author: 'Hannah',
    country: 'GB',
    travelledOn: '2026-03',
    origin: { label: 'example.com', url: 'https://example.com/hannah' },
    about: ['circuit', 'argentina-classic'],
  },
]
